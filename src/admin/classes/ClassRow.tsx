import { dayText, timeText } from '#admin/shared/formats.ts'
import { NameCell } from '#admin/shared/NameCell.tsx'
import { RecordActions } from '#admin/shared/RecordActions.tsx'
import { RecordRow } from '#admin/shared/RecordRow.tsx'
import { paths } from '#contract/paths.ts'
import type { Class } from '#contract/classes.ts'
import { watchAddress } from '#contract/youtube.ts'
import { Cell, Lines, SecondLine } from '#design-system/DataTable/Cell.tsx'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Link } from '#design-system/Link/Link.tsx'
import { namesOf } from './classValues.ts'
import { zoneText } from './zone.ts'

interface ClassRowProps {
  lesson: Class
  number: number
  onDelete: () => void
}

/** A class in the list. @spec 185-188 */
export function ClassRow({ lesson, number, onDelete }: ClassRowProps) {
  const { M03_ClassesId: id, M03_Title: title, M03_ExpiryTime: expiresAt, batch } = lesson
  const divisions = namesOf(lesson)
  return (
    <RecordRow id={id} number={number}>
      <Cell label="Subject" variant="kicker">
        <span {...langOf(lesson.M03_SubjectName)}>{lesson.M03_SubjectName}</span>
      </Cell>
      <Cell label="Title" variant="primary">
        <span {...langOf(title)}>{title}</span>
      </Cell>
      <NameCell label="Batch" name={batch?.M02_Name} missing="N/A" />
      <Cell label="Division" variant={divisions.length > 0 ? undefined : 'muted'}>
        {divisions.length > 0 ? <Lines values={divisions} /> : 'N/A'}
      </Cell>
      <Cell label="Scheduled At" variant="numeric">
        <Time at={lesson.M03_ScheduledAt} />
      </Cell>
      <Cell label="Expire At" variant={expiresAt === null ? 'muted' : 'numeric'}>
        {expiresAt === null ? 'Not set' : <Time at={expiresAt} />}
      </Cell>
      <Cell label="YouTube Link">
        <Video link={lesson.M03_YouTubeLink} />
      </Cell>
      <RecordActions name={title} editHref={paths.admin.classEdit(id)} onDelete={onDelete} />
    </RecordRow>
  )
}

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
function Video({ link }: { link: string }) {
  const href = watchAddress(link)
  if (href === undefined) return <span {...langOf(link)}>{link}</span>
  return (
    <span>
      <Link variant="text" href={href} target="_blank" rel="noreferrer">
        <Icon name="video" />
        {link}
      </Link>
    </span>
  )
}
