import type * as z from 'zod/mini'
import { batches } from './batches.ts'
import { courses } from './courses.ts'
import { divisions } from './divisions.ts'
import type { RecordKind } from './kinds.ts'
import type { Reference } from './plainKind.ts'

/** The plain kinds. Only servers need them all: a screen imports the schemas of its kind from their own file. */
export const plainKinds = { courses, batches, divisions } as const

export type PlainName = keyof typeof plainKinds

/** The record type of each plain kind. */
export type PlainRecords = { [K in PlainName]: z.output<(typeof plainKinds)[K]['record']> }

export const isPlain = (name: string): name is PlainName => Object.hasOwn(plainKinds, name)

/** The names of all plain kinds. */
export const PLAIN_KINDS = Object.keys(plainKinds).filter(isPlain)

/** Returns the references of a kind, each with its field. */
export const referencesOf = ({ references }: { references: Readonly<Record<string, Reference>> }) =>
  Object.entries(references).map(([field, reference]) => ({ ...reference, field }))

/** Returns the fields of plain kinds that contain ids of a kind. */
export const referencesTo = (kind: RecordKind) =>
  PLAIN_KINDS.flatMap((from) =>
    referencesOf(plainKinds[from])
      .filter(({ to }) => to === kind)
      .map(({ field }) => ({ from, field })),
  )
