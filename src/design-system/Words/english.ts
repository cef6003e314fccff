import { buttonWords } from '#design-system/Button/words.ts'
import { carouselWords } from '#design-system/Carousel/words.ts'
import { confirmDialogWords } from '#design-system/ConfirmDialog/words.ts'
import { dataTableWords } from '#design-system/DataTable/words.ts'
import { dateFieldWords } from '#design-system/DateField/words.ts'
import { searchWords } from '#design-system/DebouncedSearch/words.ts'
import { dialogWords } from '#design-system/Dialog/words.ts'
import { drawerWords } from '#design-system/Drawer/words.ts'
import { fieldWords } from '#design-system/Field/words.ts'
import { fileUploadWords } from '#design-system/FileUpload/words.ts'
import { filterPopoverWords } from '#design-system/FilterPopover/words.ts'
import { formWords } from '#design-system/Form/words.ts'
import { heroWords } from '#design-system/HeroCarousel/words.ts'
import { lightboxWords } from '#design-system/Lightbox/words.ts'
import { multiSelectWords } from '#design-system/MultiSelect/words.ts'
import { noticeWords } from '#design-system/Notice/words.ts'
import { orderedListWords } from '#design-system/OrderedList/words.ts'
import { paginationWords } from '#design-system/Pagination/words.ts'
import { passwordFieldWords } from '#design-system/PasswordField/words.ts'
import { phoneSheetWords } from '#design-system/PhoneSheet/words.ts'
import { bottomBarWords } from '#design-system/BottomBar/words.ts'
import { selectWords } from '#design-system/Select/words.ts'
import { sidePanelWords } from '#design-system/SidePanel/words.ts'
import { skeletonWords } from '#design-system/Skeleton/words.ts'
import { switchWords } from '#design-system/Switch/words.ts'
import { videoCardWords } from '#design-system/VideoCard/words.ts'
import { videoWords } from '#design-system/VideoModal/words.ts'
import { wordDiffWords } from '#design-system/WordDiff/words.ts'

/** All texts in English: the list to translate. */
export const english = {
  button: buttonWords,
  carousel: carouselWords,
  confirmDialog: confirmDialogWords,
  dataTable: dataTableWords,
  dateField: dateFieldWords,
  dialog: dialogWords,
  drawer: drawerWords,
  field: fieldWords,
  fileUpload: fileUploadWords,
  filterPopover: filterPopoverWords,
  form: formWords,
  heroCarousel: heroWords,
  lightbox: lightboxWords,
  multiSelect: multiSelectWords,
  notice: noticeWords,
  orderedList: orderedListWords,
  pagination: paginationWords,
  passwordField: passwordFieldWords,
  phoneSheet: phoneSheetWords,
  bottomBar: bottomBarWords,
  search: searchWords,
  select: selectWords,
  sidePanel: sidePanelWords,
  skeleton: skeletonWords,
  switch: switchWords,
  videoCard: videoCardWords,
  videoModal: videoWords,
  wordDiff: wordDiffWords,
}
