import { useListClassesQuery } from '#api/endpoints/classes.ts'
import { Link } from '#design-system/Link/Link.tsx'
import { agendaHref } from './classes/agenda/agendaAddress.ts'
import classes from './LiveClasses.module.css'
import { countText } from './shared/kindTexts.ts'
import { useIsHydrating } from './shared/useIsHydrating.ts'
import { useNeedsTwoStep } from './shared/access/useMay.ts'

/** One row, as only the total is read. */
const liveNow = { when: 'live', page: 1, per_page: 1 } as const

/** How old the number may be when another screen opens, in s. */
const FRESH_FOR = 60

/**
 * How many classes are live now, as a link to the agenda. It is not there while there is none or the number is not known. It is
 * read when a screen opens or the window gets the focus, not by a timer, which would keep an idle session alive: give it the
 * path of the screen as its key.
 */
export function LiveClasses() {
  // Not among the calls that are sent before the scripts: it must not delay the screen's own.
  const skip = [useIsHydrating(), useNeedsTwoStep()].includes(true)
  const { data } = useListClassesQuery(liveNow, {
    skip,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: FRESH_FOR,
  })
  const count = data?.total ?? 0
  if (count === 0) return null
  const [number, noun] = countText('classes', count).split(' ')
  return (
    <Link className={classes.live} href={agendaHref} data-live="">
      <span>
        {number} <span className={classes.wide}>{noun}</span> live <span className={classes.wide}>now</span>
      </span>
    </Link>
  )
}
