import type * as z from 'zod/mini'
import type { RecordKind } from './kinds.ts'
import type { PageQuery } from './paging.ts'

/** A field that contains the id of another record. */
export interface Reference {
  to: RecordKind
  /** The field of the record with the other's name, null without one: `course` for `{ M01_Title: 'Arabic' }`. */
  as: string
  /** 422 under the field: the other record does not exist any more. */
  gone: string
  /** The parameter that filters the list by it. */
  filter: string
}

/** The columns that a form sets, by the names of its fields. */
export type PlainBody = Readonly<Record<string, string | number | null>>

/** The query of a list that can be sorted by name. */
export interface PlainQuery extends PageQuery {
  sort?: string | undefined
}

/**
 * A kind of records that is one table with the fields of its form. Its store (`sqlPlain.ts`) and its routes
 * (`routes/plain.ts`) follow from this.
 */
export interface PlainKind<Row extends object, Body extends PlainBody, Query extends PlainQuery> {
  record: z.ZodMiniObject & z.ZodMiniType<Row>
  body: z.ZodMiniObject & z.ZodMiniType<Body>
  query: z.ZodMiniObject & z.ZodMiniType<Query>
  /** The fields in which a search looks, besides the names of what the record refers to. */
  searched: readonly (keyof Body & string)[]
  /** The column with the name, folded, if no two records have the same, and the 422 under the name if they would. */
  unique?: { column: string; message: string }
  /** Which of its lists are nested as `data.data` (reading Q76). @default none */
  nested?: 'all' | 'all of one batch'
  /** By the fields that contain the ids. */
  references: Readonly<Record<string, Reference>>
}
