import type { StoryEntry, TestEntry } from './gather.ts'

/** Results of the last full test run: stories by id, tests by their titles, outermost first. */
export interface LastRun {
  /** End of the run, as an ISO date. */
  at: string
  stories: Record<string, boolean>
  tests: Record<string, boolean>
}

export type Outcome = 'passed' | 'failed' | 'not run'

/** A story or test with statement numbers, and its last result. */
export interface Proof {
  spec: number[]
  /** The story's name or the test's title. */
  name: string
  file: string
  /** The story's id; undefined for tests. */
  story?: string
  outcome: Outcome
}

export function proofsOf(stories: StoryEntry[], tests: TestEntry[], run: LastRun | null): Proof[] {
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
      const pattern = patternOf(title)
      const outcomes = titles.filter(([full]) => pattern.test(full)).map(([, hasPassed]) => hasPassed)
      return { spec, file, name: title.replace(/ \(spec: .*?\)/, ''), outcome: outcomeOf(outcomes) }
    }),
  ]
}

function outcomeOf(outcomes: readonly boolean[]): Outcome {
  if (outcomes.length === 0) return 'not run'
  return outcomes.every(Boolean) ? 'passed' : 'failed'
}

/** Returns a pattern for a title, with wildcards for placeholders: %s, $name, ${value}. */
const patternOf = (title: string) =>
  new RegExp(
    title.replaceAll(/[.*+?^()|[\]\\]/g, '\\$&').replaceAll(/%[sdijfoO]|\$\{[^}]*\}|\$[\w.]+/g, '.*'),
  )
