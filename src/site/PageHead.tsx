import type { ReactNode } from 'react'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Rosette } from '#design-system/Ornaments/Rosette.tsx'
import classes from './PageHead.module.css'
import { ContentText } from './ContentText.tsx'

interface PageHeadProps {
  kicker: string
  heading: string
  lead?: string | undefined
  /** Content above the kicker: a back link. */
  before?: ReactNode
}

/** The page heading below the fixed header: kicker, title, lead and a decorative rosette. */
export function PageHead({ kicker, heading, lead, before }: PageHeadProps) {
  return (
    <header className={classes.head}>
      <Rosette className={classes.rosette} />
      <div className={classes.inner}>
        {before}
        <Kicker {...langOf(kicker)}>{kicker}</Kicker>
        <ContentText as="h1" className={classes.title}>
          {heading}
        </ContentText>
        {lead !== undefined && <ContentText className={classes.lead}>{lead}</ContentText>}
      </div>
    </header>
  )
}
