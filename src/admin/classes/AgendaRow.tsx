import { useId } from 'react'
import { momentText, timeText } from '#admin/shared/formats.ts'
import { RecordActions } from '#admin/shared/RecordActions.tsx'
import type { MayChange } from '#admin/shared/useMay.ts'
import type { PagedList } from '#admin/shared/usePagedList.ts'
import type { Class } from '#contract/classes.ts'
import { classState, classTimes } from '#contract/classState.ts'
import { paths } from '#contract/paths.ts'
import { watchAddress } from '#contract/youtube.ts'
import { Badge } from '#design-system/Badge/Badge.tsx'
import { IconLink } from '#design-system/Button/IconLink.tsx'
import { Tick } from '#design-system/DataTable/Tick.tsx'
import type { OnTick } from '#design-system/DataTable/useTicks.ts'
import { langOf } from '#design-system/langOf.ts'
import { Link } from '#design-system/Link/Link.tsx'
import classes from './AgendaRow.module.css'
import { ClashWarnings } from './ClashWarnings.tsx'
import { StateBadge } from './ClassTime.tsx'
import { namesOf } from './classValues.ts'
import type { ClashesById } from './useAgenda.ts'
import { INSTITUTE_ZONE } from './zone.ts'

interface AgendaRowProps {
  lesson: Class
  /** In ms since 1970. */
  now: number
  clashes: ClashesById
  list: Pick<PagedList, 'detailsAddress'>
  may: MayChange
  isMarked: boolean
  /** Undefined without a tick box. */
  isTicked: boolean | undefined
  onTick: OnTick
  onDelete: (lesson: Class) => void
}

/** A class of a day: time, title, for whom, its state and what it clashes with. */
export function AgendaRow({ lesson, now, may, onTick, onDelete, ...row }: AgendaRowProps) {
  const { M03_ClassesId: id, M03_Title: title, M03_SubjectName: subject, M03_ExpiryTime: expiry } = lesson
  const nameId = useId()
  const state = classState(classTimes(lesson, INSTITUTE_ZONE), now)
  const clashes = row.clashes.get(id) ?? []
  const video = watchAddress(lesson.M03_YouTubeLink)
  return (
    <li
      className={classes.row}
      data-ticked={row.isTicked || undefined}
      data-marked={row.isMarked || undefined}
      data-state={state}
    >
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
        <Link
          {...langOf(title)}
          id={nameId}
          className={classes.title}
          href={paths.admin.classes + row.list.detailsAddress(id)}
          state={{ over: true }}
        >
          {title}
        </Link>
        <span className={classes.quiet} {...langOf(subject)}>
          {subject}
        </span>
      </span>
      <span className={classes.whom}>
        {lesson.batch?.M02_Name ?? 'N/A'}
        <span className={classes.quiet}>{namesOf(lesson).join(', ') || 'No division'}</span>
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
          editHref={may.edit ? paths.admin.classEdit(id) : undefined}
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
