import type { ComponentType } from 'react'
import { dateAt, momentText } from '#admin/shared/formats.ts'
import type { ListField } from '#contract/site/field.ts'
import type { Path } from '#contract/site/sections.ts'
import { isKey, textAt, type Parts } from '#contract/site/values.ts'
import { isOver } from '#contract/site/isOver.ts'
import { AddLinks } from './AddLinks.tsx'
import { AddPhotographs } from './AddPhotographs.tsx'
import { emptyValue, withValue } from './draft/contentValues.ts'

/** Lists that do more than others. */
type ListKind = 'videos' | 'events' | 'photographs'

const kinds: Readonly<Record<string, ListKind>> = {
  'library.playlists.videos': 'videos',
  'events.cards': 'events',
  'gallery.plates': 'photographs',
}

export const kindOfList = (path: Path): ListKind | undefined =>
  kinds[path.filter((step) => !isKey(step)).join('.')]

interface ListFieldOptions {
  /** A line below an item's title. */
  noteOf?: (item: unknown) => string
  /** The list in parts, each item in one. */
  parts?: readonly { title: string | undefined; has: (item: unknown) => boolean }[]
  /** Stands above the list. */
  Above?: ComponentType<{ path: Path }>
}

/** Whether an event is over, as the site counts it. */
const isPast = (event: unknown) => isOver(textAt(event, ['ends']), dateAt(Date.now()))

export const listParts: Readonly<Record<ListKind, ListFieldOptions>> = {
  videos: { Above: AddLinks },
  photographs: { Above: AddPhotographs },
  events: {
    noteOf: (event) => momentText(textAt(event, ['starts'])),
    parts: [
      { title: 'Coming', has: (event) => !isPast(event) },
      { title: 'Past', has: isPast },
    ],
  },
}

const WEEK = 7 * 24 * 60 * 60 * 1000

/** Returns a new item. An event is in a week, at the place of the last one in the list. */
export function freshItem(field: ListField, kind: ListKind | undefined, list: Parts): unknown {
  const item = emptyValue({ ...field.item, isOptional: false })
  if (kind !== 'events') return item
  const day = dateAt(Date.now() + WEEK)
  const known = ['kicker', 'place', 'fullPlace'].map(
    (key) => [key, textAt(Object.values(list).at(-1), [key])] as const,
  )
  return [...known, ['starts', `${day}T10:00`] as const, ['ends', `${day}T12:00`] as const].reduce(
    (event, [key, text]) => withValue(event, [key], text),
    item,
  )
}
