import type { StoryEntry } from '#storybook/gather.ts'

/** A way in which a played story is looked at. */
export interface Mode {
  /** 'played' is the theme in which the story was played. */
  theme: 'played' | 'dark'
  /** Of the window, in CSS px. */
  width: number
  height: number
  /** Whether all must fit the window's width. */
  isFitting: boolean
}

interface Size {
  width: number
  height: number
}

const PHONE = { width: 360, height: 800 }

const SMALL_PHONE = { width: 320, height: 640 }

/** The public site has one theme. */
const isOfSite = ({ file }: StoryEntry) => /^(site\/|flows\/Visitor)/.test(file)

/** Engineers read these at a desk. */
const isForDesks = ({ file }: StoryEntry) =>
  /^(review|flows\/Designer|foundations|design-system\/Usage)/.test(file)

/**
 * Returns the modes of a story: as it was played; then on a phone, where the console and the parts of the design system are dark.
 */
export function modesOf(story: StoryEntry, played: Size): Mode[] {
  const first: Mode = { theme: 'played', ...played, isFitting: false }
  if (isForDesks(story)) return [first, { ...first, theme: 'dark' }]
  const phone = story.file.startsWith('design-system/') ? SMALL_PHONE : PHONE
  const size = played.width > phone.width ? phone : played
  return [first, { theme: isOfSite(story) ? 'played' : 'dark', ...size, isFitting: true }]
}

/**
 * Changes the page's theme, goes to its top if the window was made narrower, as where it is scrolled to is then chance, and returns
 * whether it scrolls sideways. Runs in the page, so it uses nothing from outside.
 */
export async function rootOf({ theme, isFitting }: Mode): Promise<string[]> {
  const root = document.documentElement
  if (theme === 'dark') root.dataset.theme = 'dark'
  if (isFitting) window.scrollTo(0, 0)
  const isWide = () => isFitting && root.scrollWidth > window.innerWidth
  // What follows the window's width by a script does so a moment later.
  for (let tries = 0; isWide() && tries < 20; tries += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  return isWide() ? [`the page scrolls sideways: ${root.scrollWidth} px`] : []
}
