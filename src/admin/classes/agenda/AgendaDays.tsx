import { useMemo, useRef, type KeyboardEvent } from 'react'
import { dateText, dayText } from '#admin/shared/formats.ts'
import { countText } from '#admin/shared/kindTexts.ts'
import { useMarkedId, useSeenId } from '#admin/shared/list/returnAddress.ts'
import { useMarks } from '#admin/shared/list/useMarks.ts'
import { useMayChange } from '#admin/shared/access/useMay.ts'
import type { PagedList } from '#admin/shared/list/usePagedList.ts'
import type { Class } from '#contract/classes/classes.ts'
import { readWallClock } from '#contract/time/wallClock.ts'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { MarksContext } from '#design-system/DataTable/Marked.tsx'
import { hasSelected, isSelected, letGo, type Selection } from '#design-system/DataTable/selection.ts'
import { SelectionBar } from '#design-system/DataTable/SelectionBar.tsx'
import { TableStatus } from '#design-system/DataTable/TableStatus.tsx'
import { useRowFocus } from '#design-system/DataTable/useRowFocus.ts'
import { useTicks } from '#design-system/DataTable/useTicks.ts'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import type { StateProps } from '#design-system/EmptyState/StateFrame.tsx'
import { dayOfClass, nowLine, type AgendaSpan } from './agenda.ts'
import classes from './AgendaDays.module.css'
import { AgendaRow } from './AgendaRow.tsx'
import { namesOf } from '#admin/classes/classValues.ts'
import type { ClashesById } from './useAgenda.ts'
import { INSTITUTE_ZONE } from '#admin/shared/zone.ts'

interface AgendaDaysProps {
  span: AgendaSpan & { today: string }
  rows: readonly Class[]
  /** In ms since 1970. */
  now: number
  clashes: ClashesById
  list: PagedList
  selection: Selection | undefined
  /** What stands in place of the days if there is no class. */
  empty: StateProps
  isBusy: boolean
  onDelete: (lesson: Class) => void
  /** Whether a day has something to share. */
  isShareable: (day: string) => boolean
  /** Shows the day's text for WhatsApp. */
  onShare: (day: string) => void
}

/** The texts of a row in which the search looks. */
const textsOf = (lesson: Class) => [
  lesson.M03_SubjectName,
  lesson.M03_Title,
  lesson.batch?.M02_Name ?? '',
  ...namesOf(lesson),
]

/** Days with their classes in order, each with a tick box if the person may change several. */
export function AgendaDays({ span, rows, selection, empty, isBusy, ...others }: AgendaDaysProps) {
  const { isShareable, onShare, ...row } = others
  const frame = useRef<HTMLDivElement>(null)
  const keys = useMemo(() => rows.map((lesson) => lesson.M03_ClassesId), [rows])
  const { tick } = useTicks(selection, keys)
  const rowFocus = useRowFocus(keys, frame, hasSelected(selection))
  const markedId = useMarkedId()
  const seenId = useSeenId()
  const may = useMayChange('classes')
  const marks = useMarks(row.list.search, rows, textsOf)

  const escape = selection && { onKeyDown: (event: KeyboardEvent) => letGo(event, selection) }

  if (rows.length === 0) return <EmptyState {...empty} ref={frame} />
  return (
    <div {...escape} className={classes.root}>
      <div ref={frame} className={classes.frame} {...rowFocus} aria-busy={isBusy || undefined}>
        {span.days.map((day) => {
          const lessons = rows.filter((lesson) => dayOfClass(lesson) === day)
          const isToday = day === span.today
          const line = isToday ? nowLine(lessons, row.now, INSTITUTE_ZONE) : undefined
          return (
            <section
              key={day}
              className={classes.day}
              aria-labelledby={`day-${day}`}
              data-time={isToday ? 'today' : day < span.today ? 'past' : undefined}
            >
              <header className={classes.head}>
                <h2 id={`day-${day}`} className={classes.date}>
                  <span className={classes.number}>{dateText(readWallClock(day), 'd')}</span>{' '}
                  {dateText(readWallClock(day), 'EEEE')}
                </h2>
                <p className={classes.count}>
                  {`${isToday ? 'Today, ' : ''}${lessons.length === 0 ? 'no class' : countText('classes', lessons.length)}`}
                </p>
                {lessons.length > 0 && isShareable(day) && (
                  <IconButton
                    icon="chat"
                    size="sm"
                    label="Text for WhatsApp"
                    about={dayText(day)}
                    onPress={() => onShare(day)}
                  />
                )}
              </header>
              {lessons.length === 0 ? (
                <p className={classes.nothing}>Nothing planned.</p>
              ) : (
                <MarksContext value={marks}>
                  <ol className={classes.rows}>
                    {lessons.map((lesson) => (
                      <AgendaRow
                        key={lesson.M03_ClassesId}
                        {...row}
                        lesson={lesson}
                        may={may}
                        isMarked={lesson.M03_ClassesId === markedId}
                        isOpen={lesson.M03_ClassesId === (row.list.detailsId ?? seenId)}
                        nowLine={line?.lesson === lesson ? line.side : undefined}
                        isTicked={selection && isSelected(selection.selectedKeys, lesson.M03_ClassesId)}
                        onTick={tick}
                      />
                    ))}
                  </ol>
                </MarksContext>
              )}
            </section>
          )
        })}
      </div>
      {selection && (
        <>
          <SelectionBar selection={selection} pageKeys={keys}>
            {selection.actions}
          </SelectionBar>
          <TableStatus columns={[]} sorting={undefined} selection={selection} />
        </>
      )}
    </div>
  )
}
