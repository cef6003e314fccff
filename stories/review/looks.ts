import type { StoryEntry } from '#storybook/gather.ts'
import type { Screen } from './screen.ts'

/** A window, in CSS px, and how much smaller the Atlas shows it. */
export interface Window {
  label: string
  width: number
  height: number
  scale: number
}

/** The windows that the Atlas can show every state in; the first is the one that it begins with. */
export const windows = {
  desk: { label: 'Desk, 1440', width: 1440, height: 900, scale: 2 / 9 },
  tablet: { label: 'Tablet, 768', width: 768, height: 1024, scale: 7 / 24 },
  phone: { label: 'Phone, 360', width: 360, height: 800, scale: 1 / 2 },
} as const satisfies Record<string, Window>

/** Windows of stories that ask for one, by its name in preview.tsx. */
const ownWindows: Readonly<Record<string, Window>> = {
  ...windows,
  narrow: { label: 'Narrow, 320', width: 320, height: 640, scale: 1 / 2 },
  wide: { label: 'Wide, 1920', width: 1920, height: 1080, scale: 1 / 6 },
}

/** How the Atlas shows the states. */
export interface Look {
  window: keyof typeof windows
  theme: 'light' | 'dark'
  dir: 'ltr' | 'rtl'
}

/** A state of a screen, and the story that shows it. */
export interface State {
  screen: Screen
  name: string
  story: StoryEntry
}

/** The window of a state: what the story asks for, or what was chosen. */
export const windowOf = ({ story }: State, look: Look): Window =>
  ownWindows[story.viewport ?? ''] ?? windows[look.window]

/** Storybook's globals for a state, as its addresses write them. */
function globalsOf({ screen }: State, { theme, dir }: Look): string {
  // The public site has one theme.
  const shown = screen.group === 'Public site' ? 'light' : theme
  return `theme:${shown};dir:${dir}`
}

/** The story in Storybook, with everything around it. */
export const storyAddress = (state: State, look: Look) =>
  `./?path=/story/${state.story.id}&globals=${globalsOf(state, look)}`

/** The story alone, for a frame; accessibility is not checked there. */
export const frameAddress = (state: State, look: Look) =>
  `./iframe.html?id=${state.story.id}&viewMode=story&globals=${globalsOf(state, look)};a11y.manual:!true`
