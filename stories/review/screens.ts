import { classScreens } from './classScreens.ts'
import { formScreens } from './formScreens.ts'
import { listScreens } from './listScreens.ts'
import { desk, type Screen } from './screen.ts'
import { staffScreens } from './staffScreens.ts'

const site = (name: string, files: string, states: readonly string[]): Screen => ({
  name,
  group: 'Public site',
  files: files.split(' ').map((file) => `site/${file}`),
  states,
  without: {},
})

const publicScreens: readonly Screen[] = [
  site('Header', 'Header', [
    'HomeTop',
    'HomeScrolled',
    'OtherRoute',
    'ActiveByRoute',
    'AboutClicked',
    'PanelClosed',
    'PanelOpen',
    'PanelByKeyboard',
  ]),
  site('Footer', 'Footer', ['Default', 'LongAddress', 'OneSocialLink']),
  site('Home', 'HomePage', [
    'Slide1',
    'Slide2',
    'Paused',
    'ReducedMotion',
    'FromAboutElsewhere',
    'Continue',
    'NoScript',
  ]),
  site('Library', 'LibraryPage', ['Default', 'Continue', 'AllWatched', 'OnePlaylist']),
  site('Playlist', 'PlaylistPage', [
    'Default',
    'LoadingPictures',
    'PicturesFailed',
    'GreyPicture',
    'NoVideoId',
    'LongTitle',
    'CardHover',
    'Watched',
    'Searched',
    'NothingFound',
    'Offline',
    'UnknownId',
  ]),
  site('Video', 'Video', [
    'Open',
    'Loading',
    'Ended',
    'Failed2',
    'Failed5',
    'Failed100',
    'Failed101',
    'Failed150',
    'Failed153',
    'Offline',
    'First',
    'ByLink',
    'Shared',
  ]),
  site('Popular courses', 'CoursesPage', ['AtStart', 'AtEnd', 'Dragging', 'OneCard']),
  site('Events', 'EventsPage', ['Default']),
  site('Event details', 'EventDetailsPage', ['Default', 'ByLink', 'LongProgramme']),
  site('Gallery and lightbox', 'GalleryPage', [
    'Grid',
    'PictureFailed',
    'Open',
    'First',
    'ByKeyboard',
    'Swiped',
  ]),
  site('Class page', 'ClassPage ClassPageOpen', [
    'Now',
    'Quiet',
    'TwoRunning',
    'NoClasses',
    'AllOver',
    'LongNames',
    'Gone',
    'Refused',
    'ServerInTrouble',
    'Begins',
    'Moved',
    'Offline',
    'Playing',
    'Watched',
    'WatchTooLate',
    'NoScript',
  ]),
  site('Contact', 'ContactPage', ['Empty', 'Refused', 'InWhatsApp', 'ByEmail', 'Kept', 'NoWhatsApp']),
  site('Not found', 'NotFoundPage', ['Public']),
]

const consoleScreens: readonly Screen[] = [
  desk(
    'Sign-in',
    'LoginPage',
    'Empty Invalid Sending SignedIn Refused ServerDown AlreadySignedIn PasswordChosen CodeAsked',
  ),
  desk(
    'Frame',
    'AdminLayout',
    'MenuOpen TileCurrent Keys OneLive LiveUnknown SignedOutOverAScreen OfflineBanner',
  ),
  desk('Not found in the console', 'NotFoundScreen', 'Admin'),
  desk('Student details by address', 'people/StudentDetailPage', 'Loaded LongAndMalayalam LoadFailed'),
  desk('Print', 'print/PrintPage', 'Attendance Register ClassList NothingChosen Failed ClassDaysFailed'),
  desk(
    'Recently deleted',
    'trash/TrashPage trash/TrashRestore',
    `
    Loaded LongAndMalayalam Empty OwnWords Restored RefusedNameTaken RefusedBatchGone AlreadyGone
    RestoreFailed EraseAsked EraseFailed Erased
  `,
  ),
  desk(
    'History',
    'audit/AuditPage audit/AuditDetails',
    'Loaded DoneByYou Empty OwnWords Filtered NoMatch Changed OtherEntries EraseOffered Erased',
  ),
]

/** Every screen of the product with all its states. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...consoleScreens,
  ...classScreens,
  ...staffScreens,
  ...listScreens,
  ...formScreens,
]
