import { fieldIn, type Field, type GroupField, type ListField } from './field.ts'
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

/** Returns the field of a key of the content; undefined for what no section shows. */
export function fieldOf(key: string): Field | undefined {
  const section = sectionOfKey(key)
  return section && fieldsOf(section)[key]
}

/** The keys from a section's content to a value: ['library', 'playlists', 'K1x8', 'title']. */
export type Path = readonly string[]

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

/** Most letters of a title in a place. */
const SHOWN = 40

/** Returns the field at a place; undefined for what no form shows. */
export function fieldAt(section: Section, [key = '', ...rest]: Path): Field | undefined {
  let field: Field | undefined = fieldsOf(section)[key]
  for (const step of rest) field = fieldIn(field, step)
  return field
}

/**
 * Returns a place in words: 'Events, event "Seminar on hadith", starts'; of an item without a title, 'Events, second event'.
 * @param content the section's, in which the path leads to the place
 */
export function placeOf(section: Section, [key = '', ...rest]: Path, content: object): string {
  let field: Field | undefined = fieldsOf(section)[key]
  let value = partOf(content, key)
  const words = [field?.label ?? sectionNames[section]]
  for (const step of rest) {
    const [list, item] = [value, partOf(value, step)]
    const own = fieldIn(field, step)
    if (field?.kind === 'list') {
      words.pop()
      words.push(itemName(field, item, () => Object.keys(Object(list)).indexOf(step)))
    } else if (own) words.push(own.label.toLowerCase())
    field = own
    value = item
  }
  return words.join(', ')
}

const partOf = (value: unknown, key: string): unknown =>
  Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined

/** The keys of an item's texts that can name it, the best first: its title, and what a picture of it shows. */
export function titleKeys({ title, item }: ListField): string[] {
  const alts = item.kind === 'group' ? Object.values(item.fields) : []
  return [title, ...alts.map((field) => (field.kind === 'picture' ? field.alt : undefined))].filter(
    (key) => key !== undefined,
  )
}

function itemName(list: ListField, item: unknown, place: () => number): string {
  const { noun } = list
  const text = titleKeys(list)
    .map((key) => partOf(item, key))
    .find((one) => typeof one === 'string' && one.trim() !== '')
  if (typeof text === 'string')
    return `${noun} "${text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text}"`
  const at = place()
  return ordinals[at] === undefined ? `${noun} ${at + 1}` : `${ordinals[at]} ${noun}`
}
