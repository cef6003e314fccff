import { expect, test } from '@playwright/test'

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
  'bottom bar': 'PlinthBar',
  hero: 'HeroCarousel',
  eyebrow: 'Kicker',
  gallery: 'Lightbox',
  'video player': 'VideoModal',
  hotkey: 'Kbd',
  hyperlink: 'Link',
  multiline: 'TextArea',
  telephone: 'PhoneField',
  spacing: 'Space, shape, depth',
  breakpoint: 'Breakpoints',
  typography: 'Type',
  animation: 'Motion',
  'dark mode': 'Theming',
  microcopy: 'Voice',
  iconography: 'Icons',
}

for (const [word, name] of Object.entries(words)) {
  test(`"${word}" finds ${name} first`, async ({ page }) => {
    await page.goto(`${process.env.STORYBOOK_URL}?path=/docs/welcome--docs`)
    await page.locator('#storybook-explorer-searchfield').fill(word)
    await expect(page.locator('#storybook-explorer-menu [role="option"]').first()).toContainText(name)
  })
}
