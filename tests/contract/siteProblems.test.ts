import { content } from 'content:file'
import { expect, test } from 'vitest'
import { problemsOf } from '#contract/site/problems.ts'
import { SECTIONS, type Path } from '#contract/site/sections.ts'
import { contentOf, leavesOf } from '#contract/site/values.ts'

/** Returns a content with another value at a place. */
function withValue(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next
  const copy: unknown = structuredClone(value)
  Reflect.set(Object(copy), step, withValue(Reflect.get(Object(copy), step), rest, next))
  return copy
}

const messagesAt = (path: Path, value: unknown) =>
  problemsOf(Object(withValue(content, path, value)), () => true).map(({ message }) => message)

/** What only those know who write the content file. */
const JARGON =
  /`|\bart\/|content file|does not know|needs|lines\b|T\d\d:|undefined|expected|invalid|\bstring\b/i

test.each(SECTIONS)(
  '%s: each problem is a sentence that says what to do, in the words of the form',
  (section) => {
    const leaves = leavesOf(section, contentOf(section, content))
    const first = leaves.filter(
      ({ field }, index) => leaves.findIndex((one) => one.field === field) === index,
    )
    const places = first.flatMap(({ path }) => path.map((_, index) => path.slice(0, index + 1)))
    const found = places.flatMap((path) =>
      [undefined, '', [], '<b>', 'x'.repeat(10_001)].flatMap((value) => messagesAt(path, value)),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(
      [...new Set(found)].filter((message) => !/^[A-Z].*\.$/.test(message) || JARGON.test(message)),
    ).toEqual([])
  },
)
