import { toId } from 'storybook/internal/csf'

/**
 * The groups of the sidebar that hold the design system, in their order, with the component files of each.
 */
export const groups = {
  Actions: ['Button', 'IconButton', 'Link', 'Menu', 'RoundButton'],
  Forms: [
    'Checkbox',
    'ComboBox',
    'DateField',
    'DateTimeField',
    'DebouncedSearch',
    'FileUpload',
    'FilterPopover',
    'Form',
    'MultiSelect',
    'NativeSelect',
    'OrderedList',
    'PasswordField',
    'PictureField',
    'Select',
    'SelectSearch',
    'Switch',
    'TextArea',
    'TextField',
  ],
  Data: [
    'Avatar',
    'Badge',
    'Card',
    'DataTable',
    'Icon',
    'Kbd',
    'Pagination',
    'TableSelection',
    'VideoCard',
    'VideoGrid',
    'WordDiff',
  ],
  Overlays: [
    'ConfirmDialog',
    'Dialog',
    'Drawer',
    'Lightbox',
    'PhoneSheet',
    'Popup',
    'SidePanel',
    'VideoModal',
  ],
  Feedback: ['EmptyState', 'ErrorState', 'InlineAlert', 'NoticeRegion', 'Progress', 'Skeleton', 'Spinner'],
  Layout: [
    'Carousel',
    'DragScroll',
    'HeroCarousel',
    'Kicker',
    'Ornaments',
    'PageHeader',
    'BottomBar',
    'Usage',
    'Words',
  ],
} as const

/** Stories without a page of their own. */
export const withoutPage: readonly string[] = ['Popup', 'SelectSearch', 'TableSelection', 'Usage', 'Words']

const PARTS = 'design-system'

/** The other folders under stories/, and where the sidebar shows them. */
const folders = {
  welcome: '',
  foundations: 'Foundations',
  recipes: 'Recipes',
  admin: 'Screens/Console',
  site: 'Screens/Public site',
  flows: 'Flows',
  review: 'Review',
} as const

/** The `stories` setting of Storybook: which files there are, and what their titles begin with. */
export const storyEntries = [
  ...Object.entries(groups).map(([group, names]) => ({
    directory: `../stories/${PARTS}`,
    files: `@(${names.join('|')}).stories.tsx`,
    titlePrefix: group,
  })),
  ...Object.entries(folders).map(([folder, titlePrefix]) => ({
    directory: `../stories/${folder}`,
    files: '**/*.@(stories.tsx|mdx)',
    titlePrefix,
  })),
]

/** The same setting for a few files alone, each as its path, such as `stories/admin/LoginPage.stories.tsx`. */
export const entriesFor = (paths: readonly string[]) =>
  paths.map((path) => {
    const [, folder = '', ...rest] = path.split('/')
    const files = rest.join('/')
    const name = files.replace(/\..*/, '')
    return { directory: `../stories/${folder}`, files, titlePrefix: prefixOf(folder, name) }
  })

/** Returns the group of a component. */
const groupOf = (name: string) =>
  Object.entries(groups).find(([, names]) => names.some((each) => each === name))?.[0]

/** Returns the address of a component's page in Storybook. */
export const pageOf = (name: string) => `./?path=/docs/${toId(`${groupOf(name)}/${name}`)}--docs`

/** @param name of the component, in the folder of the design system */
const prefixOf = (folder: string, name: string) =>
  (folder === PARTS ? groupOf(name) : Object.entries(folders).find(([each]) => each === folder)?.[1]) ??
  folder

/** @param file path under stories/, without its ending. @param own the title that the file gives itself */
export function titleOf(file: string, own?: string): string {
  const [folder = '', ...rest] = file.split('/')
  const title = [prefixOf(folder, rest[0] ?? ''), own ?? rest.join('/')]
  return title.filter((part) => part !== '').join('/')
}
