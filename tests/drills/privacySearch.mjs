/** Searches files for people, in every encoding in which a text may be stored. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { RARE } from './privacyPeople.mjs'

/** Bytes by which a needle is looked up. */
const HEAD = 4

/** A piece of a text that is still nobody else's, in letters. */
const PIECE = 8

const escaped = (/** @type {string} */ text) =>
  text.replace(/[^\0-\x7F]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** @param {string} text @returns {string[]} the text, its beginning and its end, in each spelling */
function spellings(text) {
  const forms = /^\+?\d+$/.test(text)
    ? [text, text.replace('+91', ''), text.replace('+91', '0')]
    : [text, text.slice(0, PIECE), text.slice(-PIECE)]
  return forms.flatMap((form) => [form, form.toLowerCase(), form.toUpperCase(), escaped(form)])
}

/** @param {import('./privacyPeople.mjs').Person[]} people @returns {Map<number, { needle: Buffer, person: number }[]>} */
export function needlesOf(people) {
  /** @type {Map<number, { needle: Buffer, person: number }[]>} */
  const needles = new Map()
  for (const [person, { texts }] of people.entries()) {
    const all = new Set(texts.flatMap(spellings))
    for (const needle of [...all].flatMap((text) => [Buffer.from(text), Buffer.from(text, 'utf16le')])) {
      const head = needle.readUInt32LE(0)
      needles.set(head, [...(needles.get(head) ?? []), { needle, person }])
    }
  }
  return needles
}

/** @param {Buffer} bytes @param {ReturnType<typeof needlesOf>} needles @returns {Set<number>} the people that are found */
export function foundIn(bytes, needles) {
  /** @type {Set<number>} */
  const found = new Set()
  const heads = new Uint8Array(65_536)
  for (const head of needles.keys()) heads[head & 65_535] = 1
  for (let at = 0; at + HEAD <= bytes.length; at += 1) {
    if (heads[(bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)] === 0) continue
    for (const { needle, person } of needles.get(bytes.readUInt32LE(at)) ?? [])
      if (!found.has(person) && bytes.subarray(at, at + needle.length).equals(needle)) found.add(person)
  }
  return found
}

/** Every file below a folder. @param {string} folder @returns {[path: string, bytes: Buffer][]} */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => [path, readFileSync(path)])
}

/**
 * The people of whom a piece of three letters stands in a part of a search index, whether it counts there or not.
 * @param {string} path of an embedded database @param {import('./privacyPeople.mjs').Person[]} people
 */
export function foundInIndexes(path, people) {
  const database = new Database(path)
  /** @param {string} query @returns {unknown[]} the first column */
  const ask = (query) => database.prepare(query).pluck().all()
  /** @type {Set<string>} */
  const terms = new Set()
  for (const name of ask(`select "name" from pragma_table_list where "type" = 'virtual'`))
    for (const block of ask(`select "block" from "${String(name)}_data" where "id" > 10`))
      for (const term of termsOf(bytesOf(block))) terms.add(term)
  database.close()
  const isRare = new RegExp(`^[${RARE}]{3}$`)
  const rare = new Set([...terms].filter((term) => isRare.test(term)))
  const found = people.filter(({ texts }) =>
    texts.some((text) => trigrams(text.toLowerCase()).some((piece) => rare.has(piece))),
  )
  return { terms: terms.size, found: found.length }
}

/** @param {unknown} value */
const bytesOf = (value) => (value instanceof ArrayBuffer ? Buffer.from(value) : Buffer.alloc(0))

const trigrams = (/** @type {string} */ text) =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3))

/** The terms of a leaf of FTS5 (sqlite.org/fts5.html, "The %_data table"). @param {Buffer} leaf @returns {string[]} */
function termsOf(leaf) {
  if (leaf.length < 4) return []
  const end = leaf.readUInt16BE(2)
  if (end > leaf.length) return []
  /** @type {string[]} */
  const terms = []
  let before = Buffer.alloc(0)
  let term = 0
  for (let footer = end; footer < leaf.length;) {
    const step = varint(leaf, footer)
    footer = step.next
    term += step.value
    const first = varint(leaf, term)
    const kept = terms.length === 0 ? { value: 0, next: term } : first
    const added = terms.length === 0 ? first : varint(leaf, kept.next)
    before = Buffer.concat([
      before.subarray(0, kept.value),
      leaf.subarray(added.next, added.next + added.value),
    ])
    // Each begins with the number of its index.
    terms.push(before.subarray(1).toString())
  }
  return terms
}

/** @param {Buffer} bytes @param {number} at */
function varint(bytes, at) {
  let value = 0
  for (let next = at; next < at + 9; next += 1) {
    const byte = bytes[next] ?? 0
    value = value * 128 + (byte & 127)
    if (byte < 128) return { value, next: next + 1 }
  }
  return { value, next: at + 9 }
}
