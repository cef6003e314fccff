import { useSearchParams } from 'react-router-dom'
import { FilterLinks } from '#admin/shared/FilterButtons.tsx'
import { listAddress } from '#admin/shared/listAddress.ts'
import { paths } from '#contract/paths.ts'
import { Button } from '#design-system/Button/Button.tsx'
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
  /** Shows the week's text for WhatsApp. Without it there is no button. */
  onTell: (() => void) | undefined
}

/** Turns the agenda to the week or month before or after, or to today; and the text of the week. */
export function AgendaTurns({ span, onTell }: AgendaTurnsProps) {
  const [params] = useSearchParams()
  const { length, text, today, previous, next } = span
  const hrefAt = (more: Record<string, string>) => paths.admin.classes + listAddress(params, more)
  return (
    <>
      <FilterLinks
        label="Week or month"
        links={lengths.map((each) => ({
          name: each.name,
          href: hrefAt({ length: each.length }),
          isCurrent: each.length === length,
        }))}
      />
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
        {onTell && (
          <Button className={classes.tell} icon="chat" onPress={onTell}>
            Text for WhatsApp
          </Button>
        )}
      </nav>
    </>
  )
}
