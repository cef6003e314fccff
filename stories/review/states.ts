import { sanitize } from 'storybook/internal/csf'
import type { StoryEntry } from '#storybook/gather.ts'
import { inWords } from '#storybook/stateWords.ts'
import { screens, type Screen } from './screens.ts'

/** A state of a screen, and the story that shows it. */
export interface State {
  screen: Screen
  /** In words: 'Delete refused'. */
  name: string
  story: StoryEntry
  /** The name of another screen, which shows it, because it is drawn alike. */
  shownOn?: string
}

/** What stands for a name in an address: 'Student, add' is 'student-add'. */
export const inAddress = (name: string) => sanitize(name)

/** Returns the screens that show what all lists, all forms, or all people draw alike, and which of their states these are. */
function modelsOf({ name, group }: Screen): (readonly [name: string, alike: RegExp])[] {
  if (group === 'Lists') return [['Courses', /./]]
  if (group !== 'Forms') return []
  const [kind, action] = name.split(', ')
  const ofPeople = kind === 'Teacher' ? [[`Student, ${action}`, /^Password/] as const] : []
  return [...ofPeople, [`Course, ${action}`, /./]]
}

/** The rows of roles open no details. */
const isImpossible = (screen: Screen, state: string) => screen.name === 'Roles' && state.startsWith('Details')

/** Returns every state of every screen, from the stories in its files and those of its model. */
export function statesIn(stories: readonly StoryEntry[]): State[] {
  const own = new Map(
    screens.map((screen) => [
      screen.name,
      screen.files.flatMap((file) =>
        stories
          .filter((story) => story.file === file)
          .map((story): State => ({ screen, name: inWords(story.name), story })),
      ),
    ]),
  )
  return screens.flatMap((screen) => {
    const states = own.get(screen.name) ?? []
    const alike = modelsOf(screen)
      .flatMap(([model, ofAll]) => (own.get(model) ?? []).filter(({ name }) => ofAll.test(name)))
      .filter(({ name }) => !states.some((state) => state.name === name) && !isImpossible(screen, name))
    return [...states, ...alike.map((state) => ({ ...state, screen, shownOn: state.screen.name }))]
  })
}
