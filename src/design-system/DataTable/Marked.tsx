import { createContext, Fragment, use } from 'react'
import classes from './values.module.css'

/** A part of a text, in UTF-16 units. */
export interface TextRange {
  /** The first unit that is marked. */
  start: number
  /** The first unit after it. */
  end: number
}

/** Returns what is marked in a text, in order and without overlaps. */
export type Marker = (text: string) => readonly TextRange[]

export const MarksContext = createContext<Marker | undefined>(undefined)

export interface MarkedProps {
  /** The text, in which the matches are marked. */
  children: string
}

/** A text in a cell, with what the search has matched in `<mark>`. Cells that are texts have it already. */
export function Marked({ children: text }: MarkedProps) {
  const ranges = use(MarksContext)?.(text) ?? []
  if (ranges.length === 0) return text
  const before = (index: number) => ranges[index - 1]?.end ?? 0
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(before(index), start)}
          <mark className={classes.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(before(ranges.length))}
    </>
  )
}
