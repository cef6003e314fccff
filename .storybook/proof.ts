import type { StoryEntry, TestEntry } from './gather.ts'

/** What the last run of all tests said: each story by its id, each test by its titles, the outer ones first. */
export interface LastRun {
  /** When it ended, as an ISO date. */
  at: string
  stories: Record<string, boolean>
  tests: Record<string, boolean>
}

export type Outcome = 'passed' | 'failed' | 'not run'

/** A story or test that carries numbers of statements, and how it ended last. */
export interface Proof {
  spec: number[]
  /** The story's name or the test's title. */
  name: string
  file: string
  /** The story's id; a test has none. */
  story?: string
  outcome: Outcome
}

export function proofsOf(stories: StoryEntry[], tests: TestEntry[], run: LastRun | undefined): Proof[] {
  const titles = Object.entries(run?.tests ?? {})
  return [
    ...stories
      .filter(({ spec }) => spec.length > 0)
      .map(({ spec, id, file, name, title = name }) => ({
        spec,
        name: title,
        file: `stories/${file}.stories.tsx`,
        story: id,
        outcome: outcomeOf(run?.stories[id] === undefined ? [] : [run.stories[id]]),
      })),
    ...tests.map(({ file, title, spec }) => {
      const written = patternOf(title)
      const outcomes = titles.filter(([full]) => written.test(full)).map(([, isGood]) => isGood)
      return { spec, file, name: title.replace(/ \(spec: .*?\)/, ''), outcome: outcomeOf(outcomes) }
    }),
  ]
}

function outcomeOf(outcomes: readonly boolean[]): Outcome {
  if (outcomes.length === 0) return 'not run'
  return outcomes.every(Boolean) ? 'passed' : 'failed'
}

/** A title as it is written, with a gap for what each case puts in: %s, $name, ${value}. */
const patternOf = (title: string) =>
  new RegExp(
    title.replaceAll(/[.*+?^()|[\]\\]/g, '\\$&').replaceAll(/%[sdijfoO]|\$\{[^}]*\}|\$[\w.]+/g, '.*'),
  )
