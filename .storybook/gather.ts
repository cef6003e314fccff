import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { titleOf } from './groups.ts'

/** A story as the review pages use it. */
export interface StoryEntry {
  /** Storybook's id: screens-console-loginpage--empty. */
  id: string
  /** Path under stories/, without extension: admin/LoginPage. */
  file: string
  /** Export name. */
  name: string
  /** Display name, if it differs from the export name. */
  title?: string
  /** Numbers of the statements that it proves. */
  spec: number[]
  /** The story's viewport, by its key in preview.tsx. */
  viewport?: string
  /** Whether no test plays it. */
  isUntested?: true
  /** Whether it shows movements, which forced colours are tested without. */
  isMoving?: true
}

/** A test with statement numbers in its title. */
export interface TestEntry {
  file: string
  /** As in the source, with placeholders such as %s. */
  title: string
  spec: number[]
}

/** Returns the numbers in "313 to 324, 367, reading Q48", with ranges expanded. */
export function numbersIn(text: string): number[] {
  return [...text.replace(/reading .*/, '').matchAll(/(\d+)(?:(?: to |-)(\d+))?/g)].flatMap(
    ([, first = '', last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
  )
}

/** Returns all stories, in the order of their files. */
export const gatherStories = (): StoryEntry[] =>
  filesIn('stories', '.stories.tsx').flatMap((file) =>
    storiesIn(file, readFileSync(`stories/${file}.stories.tsx`, 'utf8')),
  )

/**
 * Returns the stories in a file. As with Storybook's parameters, a story's `spec` overrides that of its file, and a story
 * that extends another inherits from it.
 */
export function storiesIn(file: string, code: string): StoryEntry[] {
  const [head = '', ...parts] = code.split(/^(?=export const \w+ = \w+\.(?:story|extend)\()/m)
  const own = /preview\.meta\(\{\n(?: {2}.*\n)*? {2}title: '(.+)',$/m.exec(head)?.[1]
  const fileTitle = titleOf(file, own)
  const stories = new Map<string, StoryEntry>()
  for (const part of parts) {
    const [, name = '', from = ''] = /^export const (\w+) = (\w+)\./.exec(part) ?? []
    const base = stories.get(from)
    const spec = specOf(part) ?? base?.spec ?? specOf(head) ?? []
    const viewport = viewportOf(part) ?? base?.viewport ?? viewportOf(head)
    const title = /^ {2}name: '(.+)',$/m.exec(part)?.[1]
    stories.set(name, {
      id: toId(fileTitle, storyNameFromExport(name)),
      file,
      name,
      spec,
      ...(title !== undefined && { title }),
      ...(viewport !== undefined && { viewport }),
      ...(/\btags: \['!test'\]/.test(part) && { isUntested: true }),
      ...(/\btags: \['!forced-colors'\]/.test(part) && { isMoving: true }),
    })
  }
  return [...stories.values()]
}

function specOf(code: string) {
  const list = /\bspec: \[([\d,\s]*)\]/.exec(code)?.[1]
  return list === undefined ? undefined : numbersIn(list)
}

const viewportOf = (code: string) => /\bviewport: \{ value: '(\w+)' \}/.exec(code)?.[1]

const titleWithNumbers = /(['"`])((?:(?!\1)[^\n])*\(spec: (\d[^)\n]*)\)(?:(?!\1)[^\n])*)\1/g

/** Returns the tests and suites with statement numbers in the title: "... (spec: 313 to 324, 367)". */
export const gatherTests = (): TestEntry[] =>
  ['.ts', '.tsx']
    .flatMap((ending) => filesIn('tests', ending).map((name) => `tests/${name}${ending}`))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(titleWithNumbers)].map(([, , title = '', numbers = '']) => ({
        file,
        title,
        spec: numbersIn(numbers),
      })),
    )

/** Returns the paths of a folder's files with this ending, relative and without the ending. */
const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path.endsWith(ending))
    .map((path) => path.slice(0, -ending.length))
    .toSorted()
