import { sizeOf, viewports } from '#storybook/viewports.ts'
import { inAddress, type State } from './states.ts'

/** What each look may be, and what it is called; the first of each is the one that the Atlas begins with. */
export const looks = {
  window: {
    office: viewports.office.name,
    tablet: viewports.tablet.name,
    phone: viewports.phone.name,
  },
  theme: { light: 'Light', dark: 'Dark' },
  language: { english: 'English', malayalam: 'Malayalam', pseudo: 'Pseudo' },
  direction: { ltr: 'Left to right', rtl: 'Right to left' },
} as const

export type LookName = keyof typeof looks

/** Which states the Atlas shows, and how, as its address has it: '' for all screens or states. */
export interface Choices extends Record<LookName, string> {
  search: string
  screen: string
  state: string
}

export const firstChoices: Choices = {
  search: '',
  screen: '',
  state: '',
  window: 'office',
  theme: 'light',
  language: 'english',
  direction: 'ltr',
}

/** Returns the states that were chosen, and no story twice because another screen draws it alike. */
export function chosenOf(states: readonly State[], choices: Choices): State[] {
  const words = choices.search.toLowerCase().split(/\s+/)
  const chosen = states.filter(({ screen, name }) => {
    const text = `${screen.group} ${screen.name} ${name}`.toLowerCase()
    return (
      (choices.screen === '' || inAddress(screen.name) === choices.screen) &&
      (choices.state === '' || inAddress(name) === choices.state) &&
      words.every((word) => text.includes(word))
    )
  })
  const own = new Set(chosen.filter(({ shownOn }) => shownOn === undefined).map(({ story }) => story))
  return chosen.filter(({ shownOn, story }) => shownOn === undefined || !own.has(story))
}

/** The window of a state: what its story asks for, or what was chosen. */
const windowOf = ({ story }: State, { window }: Choices) => story.viewport ?? window

/** Returns the size of a state's window, in CSS px. */
export const sizeIn = (state: State, choices: Choices) => sizeOf(windowOf(state, choices))

/** Storybook's globals for a state, as its addresses write them. */
function globalsOf(state: State, choices: Choices): string {
  // The public site has one theme.
  const theme = state.screen.group === 'Public site' ? 'light' : choices.theme
  return `theme:${theme};dir:${choices.direction};locale:${choices.language};viewport.value:${windowOf(state, choices)}`
}

/** The story in Storybook, with everything around it. */
export const storyAddress = (state: State, choices: Choices) =>
  `./?path=/story/${state.story.id}&globals=${globalsOf(state, choices)}`

/** The story alone, for a frame; accessibility is not checked there. */
export const frameAddress = (state: State, choices: Choices) =>
  `./iframe.html?id=${state.story.id}&viewMode=story&globals=${globalsOf(state, choices)};a11y.manual:!true`
