import { Fragment } from 'react'
import { usesIn, type UseCounts } from '#contract/inUse.ts'
import { paths } from '#contract/paths.ts'
import { Link } from '#design-system/Link/Link.tsx'

export interface UseLinksProps {
  uses: UseCounts
  /** The parameters with which a list shows what refers to the record: { batch_id: 7 }. */
  filter: Readonly<Record<string, number>>
}

/** '32 students, 3 divisions and 12 classes': each count leads to the list of them. */
export function UseLinks({ uses, filter }: UseLinksProps) {
  const query = new URLSearchParams(Object.entries(filter).map(([name, id]) => [name, String(id)]))
  const counts = usesIn(uses)
  return counts.map(({ kind, text }, index) => (
    <Fragment key={kind}>
      {index > 0 && (index === counts.length - 1 ? ' and ' : ', ')}
      <Link variant="text" href={`${paths.admin[kind]}?${query}`}>
        {text}
      </Link>
    </Fragment>
  ))
}
