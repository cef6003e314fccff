import { expect, test as base, type Page } from '@playwright/test'

/** What people of other teams call a component or a foundation, and the page that they look for. */
const words: Record<string, string> = {
  toast: 'NoticeRegion',
  snackbar: 'NoticeRegion',
  notification: 'NoticeRegion',
  dropdown: 'Select',
  listbox: 'Select',
  autocomplete: 'ComboBox',
  typeahead: 'ComboBox',
  chip: 'MultiSelect',
  'tag input': 'MultiSelect',
  upload: 'FileUpload',
  dropzone: 'FileUpload',
  sortable: 'OrderedList',
  toggle: 'Switch',
  modal: 'Dialog',
  'alert dialog': 'ConfirmDialog',
  popover: 'FilterPopover',
  pager: 'Pagination',
  'page size': 'Pagination',
  'date picker': 'DateField',
  'time picker': 'DateTimeField',
  'search bar': 'DebouncedSearch',
  'progress bar': 'Progress',
  loader: 'Spinner',
  shimmer: 'Skeleton',
  'no results': 'EmptyState',
  'error page': 'ErrorState',
  callout: 'InlineAlert',
  pill: 'Badge',
  initials: 'Avatar',
  'hamburger menu': 'SidePanel',
  'bottom bar': 'BottomBar',
  hero: 'HeroCarousel',
  eyebrow: 'Kicker',
  gallery: 'Lightbox',
  'video player': 'VideoModal',
  hotkey: 'Kbd',
  hyperlink: 'Link',
  multiline: 'TextArea',
  telephone: 'TextField',
  'email input': 'TextField',
  website: 'TextField',
  spacing: 'Space, shape, depth',
  breakpoint: 'Breakpoints',
  typography: 'Type',
  animation: 'Motion',
  'dark mode': 'Theming',
  microcopy: 'Voice',
  iconography: 'Icons',
  'password generate': 'PasswordField',
  tabs: 'Not here',
  accordion: 'Not here',
  radio: 'Not here',
  tree: 'Not here',
  stepper: 'Not here',
  breadcrumb: 'Not here',
  tooltip: 'Not here',
}

/** One Storybook for all words of a worker. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, provide) => {
      const page = await browser.newPage()
      await page.goto(`${process.env.STORYBOOK_URL}?path=/docs/welcome--docs`)
      await provide(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

for (const [word, name] of Object.entries(words)) {
  test(`"${word}" finds ${name} first`, async ({ storybook: page }) => {
    const search = page.locator('#storybook-explorer-searchfield')
    const found = page.locator('#storybook-explorer-menu [role="option"]')
    // What the word before found may be the same.
    await search.fill('')
    await expect(found.filter({ hasText: name })).toHaveCount(0)
    await search.fill(word)
    await expect(found.first()).toContainText(name)
  })
}
