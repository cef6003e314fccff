import type { Field, GroupField } from './field.ts'
import { siteFields } from './siteFields.ts'

/** A part of the site that is edited, saved as a draft and shown as a card of its own. */
export type Section = keyof typeof siteFields

export const SECTIONS = [
  'home',
  'library',
  'courses',
  'events',
  'gallery',
  'contact',
  'institute',
] as const satisfies readonly Section[]

export const sectionNames: Readonly<Record<Section, string>> = {
  home: 'Home',
  library: 'Library',
  courses: 'Courses',
  events: 'Events',
  gallery: 'Gallery',
  contact: 'Contact and footer',
  institute: 'Institute',
}

/** The fields of a section, by their keys in the content. */
export const fieldsOf = (section: Section): Readonly<Record<string, GroupField>> => siteFields[section]

const sections = new Map(
  SECTIONS.flatMap((section) => Object.keys(fieldsOf(section)).map((key) => [key, section])),
)

/** Returns the section that a key of the content belongs to. */
export const sectionOfKey = (key: string): Section | undefined => sections.get(key)

/** The steps from a section's content to a value: ['library', 'playlists', 0, 'title']. */
export type Path = readonly (string | number)[]

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

/** Returns the field at a place; undefined for what no form shows. */
export function fieldAt(section: Section, [key = '', ...rest]: Path): Field | undefined {
  let field: Field | undefined = fieldsOf(section)[String(key)]
  for (const step of rest)
    field =
      field?.kind === 'list' ? field.item : field?.kind === 'group' ? field.fields[String(step)] : undefined
  return field
}

/** Returns a place in words: 'Events, second event, starts'. */
export function placeOf(section: Section, path: Path): string {
  const [key = '', ...rest] = path
  let field: Field | undefined = fieldsOf(section)[String(key)]
  const words = [field?.label ?? sectionNames[section]]
  for (const step of rest) {
    if (field?.kind === 'list') {
      const at = Number(step)
      words.pop()
      words.push(ordinals[at] === undefined ? `${field.noun} ${at + 1}` : `${ordinals[at]} ${field.noun}`)
      field = field.item
    } else if (field?.kind === 'group') {
      field = field.fields[String(step)]
      if (field) words.push(words.length === 0 ? field.label : field.label.toLowerCase())
    }
  }
  return words.join(', ')
}
