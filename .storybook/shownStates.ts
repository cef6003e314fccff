/** Components that cover the page while they are open: a docs page shows a button that opens them. */
export const modalParts = [
  'ConfirmDialog',
  'Dialog',
  'Drawer',
  'Lightbox',
  'Popup',
  'SidePanel',
  'VideoModal',
]

/** Components that look different on a phone: their states for phones are drawn in one. */
export const phoneParts = ['Carousel', 'DataTable', 'DragScroll', 'NoticeRegion', 'BottomBar']

/** Components that are as wide as their page: their states stand one below the other. */
export const wideParts = [...phoneParts, 'HeroCarousel', 'PageHeader']

/** Components that are fixed to the window. */
export const fixedParts = ['NoticeRegion', 'BottomBar']

/** The most states on a docs page beside the first one; its strip of links leads to all. */
const MOST_STATES = 5

/**
 * The states that a reader looks for, by the names of their stories, the most wanted first. A component shows those that it has,
 * up to MOST_STATES.
 */
const wanted = [
  'Variants',
  'Tones',
  'People',
  'Sizes',
  'All',
  'WithToolbar',
  'Disabled',
  'Invalid',
  'Pending',
  'Failed',
  'WithActions',
  'NewTab',
  'Back',
  'Success',
  'Empty',
  'FirstPage',
  'Watched',
  'TwoCards',
  'OnArt',
  'WithField',
  'Ended',
  'LongText',
  'Malayalam',
  'RightToLeft',
]

/** Instead of these, for components whose states are tall. */
const ownWanted = new Map([
  ['Carousel', ['Disabled', 'LongText', 'RightToLeft']],
  ['DataTable', ['AsCards']],
  ['Form', ['InvalidAndOff', 'RefusedThenSaved']],
  ['HeroCarousel', []],
  ['NoticeRegion', ['Failed', 'RightToLeft']],
  ['BottomBar', ['Pending', 'Narrow', 'RightToLeft']],
])

interface NamedStory {
  name: string
  parameters: { docs?: { story?: { inline?: boolean } } }
}

/** Returns whether a story shows this, alone or beside another state, as DisabledAndInvalid does. */
const isOf = ({ name }: NamedStory, shown: string) => {
  const whole = name.replaceAll(' ', '')
  return whole === shown || whole.split('And').includes(shown)
}

/** Returns the stories of a component that its docs page shows, of all but the first. */
export const shownStates = <Story extends NamedStory>(part: string, stories: readonly Story[]): Story[] =>
  [
    ...new Set(
      (ownWanted.get(part) ?? wanted).flatMap((name) => stories.filter((story) => isOf(story, name))),
    ),
  ]
    .filter(({ parameters }) => parameters.docs?.story?.inline !== false)
    .slice(0, MOST_STATES)
