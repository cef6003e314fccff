import type { ReactNode } from 'react'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Rosette } from '#design-system/Ornaments/Rosette.tsx'
import classes from './PageHead.module.css'
import { Words } from './Words.tsx'

interface PageHeadProps {
  kicker: string
  heading: string
  lead?: string | undefined
  /** Over the kicker: the way back. */
  before?: ReactNode
}

/** The beginning of a public page, under the fixed header: red line, title, a sentence, and the rosette in the corner. */
export function PageHead({ kicker, heading, lead, before }: PageHeadProps) {
  return (
    <header className={classes.head}>
      <Rosette className={classes.rosette} />
      <div className={classes.inner}>
        {before}
        <Kicker {...langOf(kicker)}>{kicker}</Kicker>
        <Words as="h1" className={classes.title}>
          {heading}
        </Words>
        {lead !== undefined && <Words className={classes.lead}>{lead}</Words>}
      </div>
    </header>
  )
}
