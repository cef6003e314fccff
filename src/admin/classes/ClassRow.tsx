import { dayText, timeText } from '#admin/shared/formats.ts'
import type { FromList } from '#admin/shared/returnAddress.ts'
import { paths } from '#contract/paths.ts'
import type { Class } from '#contract/classes.ts'
import { watchAddress } from '#contract/youtube.ts'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import { ActionsCell, Cell, Lines, NumberCell, SecondLine } from '#design-system/DataTable/Cell.tsx'
import { Row } from '#design-system/DataTable/Row.tsx'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { langOf } from '#design-system/langOf.ts'
import { Link } from '#design-system/Link/Link.tsx'
import { namesOf } from './classValues.ts'
import { zoneText } from './zone.ts'

interface ClassRowProps {
  lesson: Class
  number: number
  isMarked: boolean
  fromList: FromList
  onDelete: () => void
}

/** A class in the list. @spec 185-188 */
export function ClassRow({ lesson, number, isMarked, fromList, onDelete }: ClassRowProps) {
  const { M03_Title: title, M03_ExpiryTime: expiresAt, batch } = lesson
  const divisions = namesOf(lesson)
  return (
    <Row isMarked={isMarked}>
      <NumberCell>{number}</NumberCell>
      <Cell label="Subject" variant="kicker">
        <span {...langOf(lesson.M03_SubjectName)}>{lesson.M03_SubjectName}</span>
      </Cell>
      <Cell label="Title" variant="primary">
        <span {...langOf(title)}>{title}</span>
      </Cell>
      <Cell label="Batch" variant={batch ? undefined : 'muted'}>
        {batch ? <span {...langOf(batch.M02_Name)}>{batch.M02_Name}</span> : 'N/A'}
      </Cell>
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
      <ActionsCell>
        <IconLink
          icon="edit"
          size="sm"
          label="Edit"
          about={title}
          href={paths.admin.classEdit(lesson.M03_ClassesId)}
          state={fromList}
        />
        <IconButton
          icon="delete"
          variant="danger"
          size="sm"
          label="Delete"
          about={title}
          onPress={onDelete}
        />
      </ActionsCell>
    </Row>
  )
}

/** The institute's wall clock, whatever the reader's is. */
function Time({ at }: { at: string }) {
  return (
    <span>
      {dayText(at)}
      <SecondLine>{`${timeText(at)} ${zoneText(at)}`}</SecondLine>
    </span>
  )
}

/** What is saved for the video; a link where it leads anywhere (reading Q47). */
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
