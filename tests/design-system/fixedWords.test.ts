import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { code, read } from '#tests/sources.ts'

/** Where texts belong: the parts' English, and the types of the whole list. */
const wordFiles = /\/words\.ts$|\/Words\//

const parts = code.filter((file) => file.startsWith('src/design-system/') && !wordFiles.test(file))

/** Strings that are no texts: keys, media queries, selectors, permissions of frames. */
const technical = [
  /^(Arrow(Left|Right|Up|Down)|Home|End|Enter|Escape|Tab|Backspace|Delete|PageUp|PageDown)$/,
  /^\((max|min|prefers)-|^[:[.#]|\[|^(a|button), |^(bottom|top) (start|end)$|^use client$/,
  /^Asia\/Kolkata$|^(Arab|Files|Latn|UTC|NFKD)$|^allow-|; /,
]

/** Whether a string reads as words: it begins with a capital, has several words, or trails off. */
const isWords = (text: string) =>
  /^\s*\p{Lu}\p{Ll}|\p{L}[,.]? \p{L}|\.\.\.$|^\p{Lu}{4,}$/u.test(text) &&
  !technical.some((pattern) => pattern.test(text.trim()))

/** Returns the texts that a file has between or inside its tags, or in its strings. */
function fixedWordsOf(file: string, source: string) {
  const found: string[] = []
  const report = (text: string, at: number) => {
    found.push(`${file}:${source.slice(0, at).split('\n').length} ${text.trim()}`)
  }
  const imports = new Set<number>()

  new Visitor({
    ImportDeclaration: ({ source: { start } }) => void imports.add(start),
    ExportNamedDeclaration: ({ source: from }) => void imports.add(from?.start ?? -1),
    TSLiteralType: ({ literal: { start } }) => void imports.add(start),
    JSXText({ value, start }) {
      if (/\p{L}/u.test(value)) report(value, start)
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && !imports.has(start) && isWords(value)) report(value, start)
    },
    TemplateElement({ value, start }) {
      if (isWords(value.cooked ?? '')) report(value.raw, start)
    },
  }).visit(parseSync(file, source).program)
  return found
}

test('finds text between tags, in attributes, in defaults and in templates', () => {
  const source = [
    "const texts = { copied: 'Copied' }",
    "function Part({ label = 'Close', place = `Page ${1} of ${2}` }) {",
    '  return <p title="Close notice" className="part" onKeyDown={press}>optional{label === "FILTER"}</p>',
    '}',
  ].join('\n')
  expect(fixedWordsOf('Part.tsx', source)).toEqual([
    'Part.tsx:1 Copied',
    'Part.tsx:2 Close',
    'Part.tsx:2 Page',
    'Part.tsx:3 Close notice',
    'Part.tsx:3 optional',
    'Part.tsx:3 FILTER',
  ])
})

test('no part of the design system has a fixed text outside its words', () => {
  expect(parts.length).toBeGreaterThan(100)
  expect(parts.flatMap((file) => fixedWordsOf(file, read(file)))).toEqual([])
})
