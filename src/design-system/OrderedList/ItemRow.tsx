import type { ReactNode } from 'react'
import classes from './ItemRow.module.css'

interface ItemRowProps {
  /** Address of a small picture. */
  picture: string | undefined
  /** Buttons at the end, below the text where they find no room beside it. */
  tools: ReactNode
  children: ReactNode
}

/** A small picture, a text and buttons, of an item or a file. */
export function ItemRow({ picture, tools, children }: ItemRowProps) {
  return (
    <div className={classes.row}>
      {picture !== undefined && <img className={classes.picture} src={picture} alt="" />}
      <div className={classes.text}>{children}</div>
      <div className={classes.tools}>{tools}</div>
    </div>
  )
}
