import { actionsColumn, nameOr } from '#admin/shared/list/columns.tsx'
import type { MayChange } from '#admin/shared/access/useMay.ts'
import { dayText, timeText } from '#admin/shared/formats.ts'
import type { Class } from '#contract/classes/classes.ts'
import { watchAddress } from '#contract/classes/youtube.ts'
import type { Column } from '#design-system/DataTable/column.ts'
import { Lines, Muted, SecondLine } from '#design-system/DataTable/values.tsx'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { Link } from '#design-system/Link/Link.tsx'
import { ClassTime } from './ClassTime.tsx'
import { classIdentity, namesOf } from './classValues.ts'
import { zoneText } from '#admin/shared/zone.ts'

interface ClassColumns {
  may: MayChange
  /** In ms since 1970. */
  now: number
  onDelete: (lesson: Class) => void
}

/** Returns the columns of the list of classes. @spec 185-188 */
export const columnsOf = ({ may, now, onDelete }: ClassColumns): Column<Class>[] => [
  {
    id: 'subject',
    header: 'Subject',
    variant: 'muted',
    card: 'kicker',
    cell: (lesson) => lesson.M03_SubjectName,
  },
  { id: 'title', header: 'Title', width: 'lg', isRowHeader: true, cell: (lesson) => lesson.M03_Title },
  { id: 'batch', header: 'Batch', cell: ({ batch }) => nameOr(batch?.M02_Name, 'N/A') },
  {
    id: 'division',
    header: 'Division',
    width: 'sm',
    searchTexts: namesOf,
    cell: (lesson) => <Divisions names={namesOf(lesson)} />,
  },
  {
    id: 'time',
    header: 'Scheduled At',
    variant: 'numeric',
    width: 'xl',
    card: 'lead',
    allowsSorting: 'descending',
    cell: (lesson) => <ClassTime lesson={lesson} now={now} />,
  },
  {
    id: 'expiry',
    header: 'Expire At',
    variant: 'numeric',
    card: 'hidden',
    cell: ({ M03_ExpiryTime: at }) => (at === null ? <Muted>Not set</Muted> : <Time at={at} />),
  },
  {
    id: 'video',
    header: 'YouTube Link',
    card: 'hidden',
    searchTexts: () => [],
    cell: (lesson) => <Video link={lesson.M03_YouTubeLink} />,
  },
  ...actionsColumn({
    may,
    identity: classIdentity,
    onDelete,
  }),
]

const Divisions = ({ names }: { names: string[] }) =>
  names.length > 0 ? <Lines values={names} /> : <Muted>N/A</Muted>

/** A time in the institute's time zone, not the user's. */
function Time({ at }: { at: string }) {
  return (
    <span>
      {dayText(at)}
      <SecondLine>{`${timeText(at)} ${zoneText(at)}`}</SecondLine>
    </span>
  )
}

/** The saved video text, as a link if it has a watch URL (reading Q47). */
export function Video({ link }: { link: string }) {
  const href = watchAddress(link)
  return href === undefined ? (
    link
  ) : (
    <span>
      <Link variant="text" href={href} target="_blank" rel="noreferrer">
        <Icon name="video" />
        {link}
      </Link>
    </span>
  )
}
