import { useId } from 'react'
import { momentText, timeAt, timeText } from '#admin/shared/formats.ts'
import { RecordActions } from '#admin/shared/list/RecordActions.tsx'
import type { MayChange } from '#admin/shared/access/useMay.ts'
import type { PagedList } from '#admin/shared/list/usePagedList.ts'
import type { Class } from '#contract/classes/classes.ts'
import { classState, classTimes } from '#contract/classes/classState.ts'
import { paths } from '#contract/paths.ts'
import { watchAddress } from '#contract/classes/youtube.ts'
import { Badge } from '#design-system/Badge/Badge.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import { Marked } from '#design-system/DataTable/Marked.tsx'
import { pressRowAction, RowLink } from '#design-system/DataTable/RowAction.tsx'
import { SavedNote } from '#design-system/DataTable/SavedNote.tsx'
import { Tick } from '#design-system/DataTable/Tick.tsx'
import { useScrolledTo } from '#design-system/DataTable/useScrolledTo.ts'
import type { OnTick } from '#design-system/DataTable/useTicks.ts'
import { langOf } from '#design-system/langOf.ts'
import type { NowLine } from './agenda.ts'
import classes from './AgendaRow.module.css'
import { ClashWarnings } from '#admin/classes/ClashWarnings.tsx'
import { StateBadge } from '#admin/classes/ClassTime.tsx'
import { namesOf } from '#admin/classes/classValues.ts'
import type { ClashesById } from './useAgenda.ts'
import { INSTITUTE_ZONE } from '#admin/shared/zone.ts'

interface AgendaRowProps {
  lesson: Class
  /** In ms since 1970. */
  now: number
  clashes: ClashesById
  list: Pick<PagedList, 'detailsAddress'>
  may: MayChange
  /** Whether it was just saved. */
  isMarked: boolean
  /** Whether its details are open. */
  isOpen: boolean
  /** On which side the line of the present time is, if this row has it. */
  nowLine: NowLine['side'] | undefined
  /** Undefined without a tick box. */
  isTicked: boolean | undefined
  onTick: OnTick
  onDelete: (lesson: Class) => void
}

/** For the mouse alone: keys and screen readers have the title's link. */
const anywhere = { onClick: pressRowAction }

/** A class of a day: time, title, for whom, its state and what it clashes with. */
export function AgendaRow({ lesson, now, may, onTick, onDelete, ...row }: AgendaRowProps) {
  const { M03_ClassesId: id, M03_Title: title, M03_SubjectName: subject, M03_ExpiryTime: expiry } = lesson
  const nameId = useId()
  const element = useScrolledTo<HTMLLIElement>(row.isMarked || row.isOpen)
  const state = classState(classTimes(lesson, INSTITUTE_ZONE), now)
  const clashes = row.clashes.get(id) ?? []
  const video = watchAddress(lesson.M03_YouTubeLink)
  return (
    <li
      {...anywhere}
      ref={element}
      className={classes.row}
      data-key={id}
      data-ticked={row.isTicked || undefined}
      data-marked={row.isMarked || row.isOpen || undefined}
      data-state={state}
      data-now={row.nowLine}
      aria-current={row.isOpen || undefined}
    >
      {row.nowLine && (
        <span className={classes.now} aria-hidden="true">
          <span className={classes.clock}>{timeAt(now)}</span>
        </span>
      )}
      {row.isTicked !== undefined && (
        <span className={classes.tick} data-variant="tick">
          <Tick
            id={`${nameId}-tick`}
            aria-label="Select"
            aria-labelledby={`${nameId}-tick ${nameId}`}
            isChecked={row.isTicked}
            onTick={(_isChecked, isRange) => onTick(id, isRange)}
          />
        </span>
      )}
      <time className={classes.time} dateTime={lesson.M03_ScheduledAt}>
        {timeText(lesson.M03_ScheduledAt)}
      </time>
      <span className={classes.what}>
        <RowLink
          {...langOf(title)}
          id={nameId}
          className={classes.title}
          href={paths.admin.classes + row.list.detailsAddress(id)}
          state={{ over: true }}
        >
          <Marked>{title}</Marked>
        </RowLink>
        {row.isMarked && <SavedNote />}
        <span className={classes.quiet} {...langOf(subject)}>
          <Marked>{subject}</Marked>
        </span>
      </span>
      <span className={classes.whom}>
        <span>
          <Marked>{lesson.batch?.M02_Name ?? 'N/A'}</Marked>
        </span>
        <span className={classes.quiet}>
          <Marked>{namesOf(lesson).join(', ') || 'No division'}</Marked>
        </span>
      </span>
      <span className={classes.state}>
        {(state === 'live' || state === 'expired') && <StateBadge lesson={lesson} now={now} />}
        {clashes.length > 0 && <Badge tone="warn">Clash</Badge>}
        <span className={classes.quiet}>
          {expiry === null
            ? 'No expiry'
            : state === 'expired'
              ? momentText(expiry)
              : `Until ${momentText(expiry)}`}
        </span>
      </span>
      <span className={classes.actions}>
        {video !== undefined && (
          <IconLink
            icon="video"
            size="sm"
            label="Open on YouTube"
            about={title}
            href={video}
            target="_blank"
            rel="noreferrer"
          />
        )}
        <RecordActions
          name={title}
          editHref={may.edit ? paths.forms.classes.edit(id) : undefined}
          onDelete={may.delete ? () => onDelete(lesson) : undefined}
        />
      </span>
      {clashes.length > 0 && (
        <span className={classes.clashes}>
          <ClashWarnings clashes={clashes} />
        </span>
      )}
    </li>
  )
}
