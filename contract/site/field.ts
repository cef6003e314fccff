interface Named {
  label: string
  /** What visitors see it for. */
  hint?: string
  isOptional?: boolean
}

export interface PlainField extends Named {
  /** One line, several lines, a telephone number, an e-mail address, a link, a wall clock (2026-10-12T09:30), yes or no. */
  kind: 'line' | 'text' | 'phone' | 'email' | 'link' | 'moment' | 'check'
  /** Number of letters from which the page looks worse; nothing is cut. */
  advised?: number
}

export interface ChoiceField extends Named {
  kind: 'choice'
  /** Names on screen by value. */
  options: Readonly<Record<string, string>>
}

export interface PictureField extends Named {
  kind: 'picture'
  /** The field beside it that describes the picture to those who cannot see it. */
  alt?: string
}

/** A text of several lines, which the content has as a list. */
export interface LinesField extends Named {
  kind: 'lines'
}

export interface GroupField extends Named {
  kind: 'group'
  fields: Fields
}

export interface ListField extends Named {
  kind: 'list'
  item: Field
  /** What one item is called: 'event'. */
  noun: string
  /** The number of items, if it cannot change. */
  fixed?: number
  /** The field of an item that names it in the list. */
  title?: string
}

export type Field = PlainField | LinesField | ChoiceField | PictureField | GroupField | ListField

/** Returns the field of an item of a list, or of a value of a group; undefined for what no form shows. */
export const fieldIn = (field: Field | undefined, key: string): Field | undefined =>
  field?.kind === 'list' ? field.item : field?.kind === 'group' ? field.fields[key] : undefined

/** Fields by their keys in the content, in the order of the form. The keys of a pair are '0' and '1'. */
export type Fields = Readonly<Record<string, Field>>

export const line = (label: string, more: Partial<PlainField> = {}): PlainField => ({
  kind: 'line',
  label,
  ...more,
})
export const text = (label: string, more: Partial<PlainField> = {}): PlainField => ({
  kind: 'text',
  label,
  ...more,
})
export const picture = (label: string, more: Partial<PictureField> = {}): PictureField => ({
  kind: 'picture',
  label,
  ...more,
})
export const list = (label: string, noun: string, item: Field, more: Partial<ListField> = {}): ListField => ({
  kind: 'list',
  label,
  noun,
  item,
  ...more,
})
export const group = (label: string, fields: Fields): GroupField => ({ kind: 'group', label, fields })
export const lines = (label: string): LinesField => ({ kind: 'lines', label })
export const phones = (label: string, more: Partial<ListField> = {}) =>
  list(label, 'number', { kind: 'phone', label: 'Number' }, more)
