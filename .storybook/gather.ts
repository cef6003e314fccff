import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** A story as the pages for review know it. */
export interface StoryEntry {
  /** Storybook's id, such as admin-loginpage--empty. */
  id: string
  /** Its file under stories/, without the ending: admin/LoginPage. */
  file: string
  /** Name of its export. */
  name: string
  /** As it is shown, where it has a name of its own. */
  title?: string
  /** Numbers of the statements that it proves. */
  spec: number[]
  /** The viewport that it asks for, by its name in preview.tsx. */
  viewport?: string
}

/** A test that carries numbers of statements in its title. */
export interface TestEntry {
  file: string
  /** As it is written, placeholders such as %s included. */
  title: string
  spec: number[]
}

/** "313 to 324, 367, reading Q48" as numbers. */
export function numbersIn(text: string): number[] {
  return [...text.replace(/reading .*/, '').matchAll(/(\d+)(?:(?: to |-)(\d+))?/g)].flatMap(
    ([, first = '', last = first]) =>
      Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
  )
}

/** Every story, in the order of its file. */
export const gatherStories = (): StoryEntry[] =>
  filesIn('stories', '.stories.tsx').flatMap((file) =>
    storiesIn(file, readFileSync(`stories/${file}.stories.tsx`, 'utf8')),
  )

/**
 * A story's numbers take the place of those of its file, as parameters do in Storybook; a story that extends another
 * begins with that one's.
 */
export function storiesIn(file: string, code: string): StoryEntry[] {
  const [head = '', ...parts] = code.split(/^(?=export const \w+ = \w+\.(?:story|extend)\()/m)
  const stories = new Map<string, StoryEntry>()
  for (const part of parts) {
    const [, name = '', from = ''] = /^export const (\w+) = (\w+)\./.exec(part) ?? []
    const base = stories.get(from)
    const spec = specOf(part) ?? base?.spec ?? specOf(head) ?? []
    const viewport = viewportOf(part) ?? base?.viewport ?? viewportOf(head)
    const title = /^ {2}name: '(.+)',$/m.exec(part)?.[1]
    stories.set(name, {
      id: toId(file, storyNameFromExport(name)),
      file,
      name,
      spec,
      ...(title !== undefined && { title }),
      ...(viewport !== undefined && { viewport }),
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

/** Every test whose title, or the title around it, says which statements it proves: "... (spec: 313 to 324, 367)". */
export const gatherTests = (): TestEntry[] =>
  filesIn('tests', '.ts').flatMap((name) => {
    const file = `tests/${name}.ts`
    return [...readFileSync(file, 'utf8').matchAll(titleWithNumbers)].map(
      ([, , title = '', numbers = '']) => ({
        file,
        title,
        spec: numbersIn(numbers),
      }),
    )
  })

/** The files of a folder with this ending, by their path in it without the ending. */
const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path.endsWith(ending))
    .map((path) => path.slice(0, -ending.length))
    .toSorted()
