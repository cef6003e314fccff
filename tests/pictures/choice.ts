import { gatherStories, type StoryEntry } from '#storybook/gather.ts'
import { viewports } from '#storybook/viewports.ts'
import { screens } from '#stories/review/screens.ts'

type Viewport = keyof typeof viewports

/** A story in one window, and the themes it is pictured in. */
export interface Choice {
  id: string
  viewport: Viewport
  themes: readonly ('light' | 'dark')[]
  /** Whether its play function is made for this window: only then must it end well. */
  isOwnWindow: boolean
}

/** The review pages show other stories, and change with each run of the tests. */
const stories = gatherStories().filter(({ file }) => !/^(review|flows\/Designer)/.test(file))

const isPart = ({ file }: StoryEntry) => /^(design-system|foundations|recipes)\//.test(file)

/** The public site has one theme. */
const isOfSite = ({ file }: StoryEntry) => /^(site\/|flows\/Visitor)/.test(file)

/**
 * Returns the stories to picture: all of the files that begin with these paths ("stories" means every story). Without paths,
 * one of each part and each screen: of a part's file the first story, of a screen (stories/review/screens.ts) the first
 * state other than Loading.
 */
export function chooseStories(paths: readonly string[]): Choice[] {
  const chosen =
    paths.length > 0
      ? stories.filter(({ file }) => paths.some((path) => `stories/${file}.stories.tsx`.startsWith(path)))
      : [...firstOfParts(), ...firstOfScreens()]
  return chosen.flatMap((story) => {
    const themes = isOfSite(story) ? (['light'] as const) : (['light', 'dark'] as const)
    return viewportsOf(story).map((viewport) => ({
      id: story.id,
      viewport,
      themes,
      isOwnWindow: viewport === story.viewport || viewport !== 'phone',
    }))
  })
}

const firstOfParts = () =>
  stories.filter(isPart).filter(({ file }, index, parts) => file !== parts[index - 1]?.file)

const firstOfScreens = () =>
  screens.flatMap(
    ({ files }) => stories.find(({ file, name }) => file === files[0] && name !== 'Loading') ?? [],
  )

/** A part is pictured on a desk, a screen in the office and on a phone, and a story that asks for a window in that one. */
function viewportsOf(story: StoryEntry): readonly Viewport[] {
  const asked = Object.keys(viewports).filter((name): name is Viewport => name === story.viewport)
  if (asked.length > 0) return asked
  return isPart(story) ? ['desk'] : ['office', 'phone']
}
