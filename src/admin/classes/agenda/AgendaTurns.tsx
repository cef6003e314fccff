import { useSearchParams } from 'react-router-dom'
import { FilterLinks } from '#admin/shared/list/FilterButtons.tsx'
import { listAddress } from '#admin/shared/list/listAddress.ts'
import { paths } from '#contract/paths.ts'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import type { AgendaSpan, Length } from './agenda.ts'
import classes from './AgendaTurns.module.css'

const lengths: readonly { length: Length; name: string }[] = [
  { length: 'week', name: 'Week' },
  { length: 'month', name: 'Month' },
]

interface AgendaTurnsProps {
  span: AgendaSpan & { today: string }
}

/** Returns the agenda's address with other parameters. */
function useHrefAt() {
  const [params] = useSearchParams()
  return (more: Record<string, string>) => paths.admin.classes + listAddress(params, more)
}

/** Shows a week or a month at a time. */
export function AgendaLengths({ span }: AgendaTurnsProps) {
  const hrefAt = useHrefAt()
  return (
    <FilterLinks
      label="Week or month"
      links={lengths.map(({ length, name }) => ({
        name,
        href: hrefAt({ length }),
        isCurrent: length === span.length,
      }))}
    />
  )
}

/** Turns the agenda to the week or month before or after, or to today. */
export function AgendaTurns({ span: { length, text, today, previous, next } }: AgendaTurnsProps) {
  const hrefAt = useHrefAt()
  return (
    <nav className={classes.turns} aria-label={length === 'week' ? 'Weeks' : 'Months'}>
      <ButtonLink href={hrefAt({ day: today })}>Today</ButtonLink>
      <IconLink
        icon="previous"
        variant="outlined"
        label={`Previous ${length}`}
        href={hrefAt({ day: previous })}
      />
      <b className={classes.text}>{text}</b>
      <IconLink icon="next" variant="outlined" label={`Next ${length}`} href={hrefAt({ day: next })} />
    </nav>
  )
}
