import { useEffect, useRef, useState, type ReactNode } from 'react'
import { MomentField } from '#admin/shared/byPointer/MomentField.tsx'
import { dateText, timeText } from '#admin/shared/formats.ts'
import { readWallClock } from '#contract/time/wallClock.ts'
import { Badge } from '#design-system/Badge/Badge.tsx'
import { Button } from '#design-system/Button/Button.tsx'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { classNames } from '#design-system/classNames.ts'
import { langOf } from '#design-system/langOf.ts'
import { ClashWarnings } from './ClashWarnings.tsx'
import type { RepeatedClass, RepeatPlan } from '#contract/classes/classForm.ts'
import classes from './RepeatList.module.css'
import type { RepeatClashes } from './useRepeatClashes.ts'

interface RepeatListProps {
  plan: RepeatPlan | undefined
  clashes: RepeatClashes
  /** Start of the form's class, '' while it is not complete. */
  start: string
  /** Called with '' to take a class out, with a start to move it, and with undefined to undo both. */
  onChange: (day: string, change: string | undefined) => void
}

/** Every class that Repeat will add. Single ones can be taken out, put back, or moved. */
export function RepeatList({ plan, clashes, start, onChange }: RepeatListProps) {
  const [moving, setMoving] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  /** The day whose row takes the focus, because the pressed button is gone. */
  const focusDay = useRef<string>(undefined)
  useEffect(() => {
    if (focusDay.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-day="${focusDay.current}"] button`)?.focus()
    focusDay.current = undefined
  })
  if (!plan || start === '') return <p className={classes.hint}>Choose the time of the first class above.</p>
  if (plan.classes.length === 0) return <p className={classes.hint}>{plan.problem?.message}.</p>
  const out = plan.classes.filter(({ isOut }) => isOut).length
  const made = plan.classes.length - out
  const clashing = clashes.of.size
  const numbers = new Map(
    plan.classes.filter(({ isOut }) => !isOut).map(({ day }, index) => [day, index + 1]),
  )

  function change(day: string, text: string | undefined) {
    focusDay.current = day
    setMoving(undefined)
    onChange(day, text)
  }

  function move(day: string, isMoving: boolean) {
    if (!isMoving) focusDay.current = day
    setMoving(isMoving ? day : undefined)
  }

  return (
    <div>
      <div className={classes.head}>
        <output>{`${made} ${made === 1 ? 'class' : 'classes'} will be added`}</output>
        {clashing > 0 && <Badge tone="warn">{`${clashing} with a clash`}</Badge>}
        {out > 0 && <Badge>{`${out} taken out`}</Badge>}
      </div>
      {clashes.retry && <ClashWarnings clashes={[]} retry={clashes.retry} />}
      <ol ref={list} className={classes.list} aria-label="Classes to add">
        {plan.classes.map((one) => (
          <RepeatRow
            key={one.day}
            one={one}
            number={numbers.get(one.day) ?? 0}
            firstStart={start}
            isMoving={moving === one.day}
            onMove={(isOpen) => move(one.day, isOpen)}
            onTime={(time) => onChange(one.day, time)}
            onChange={(text) => change(one.day, text)}
          >
            {clashes.of.has(one.day) && <ClashWarnings clashes={clashes.of.get(one.day) ?? []} />}
          </RepeatRow>
        ))}
      </ol>
      <p className={classes.hint}>All have the YouTube link above. Give a class its own later, with Edit.</p>
    </div>
  )
}

interface RepeatRowProps {
  one: RepeatedClass
  number: number
  firstStart: string
  isMoving: boolean
  /** Opens or closes the field of the time. */
  onMove: (isOpen: boolean) => void
  /** Called with undefined for the time that it had first. */
  onTime: (start: string | undefined) => void
  onChange: (change: string | undefined) => void
  children: ReactNode
}

function RepeatRow({
  one,
  number,
  firstStart,
  isMoving,
  onMove,
  onTime,
  onChange,
  children,
}: RepeatRowProps) {
  const { day, title, start, isOut, isMoved } = one
  const name = `${dayName(start, firstStart)}, ${timeText(start)}`
  return (
    <li className={classNames(classes.row, isOut && classes.out)} data-day={day}>
      <span className={classes.number} aria-hidden="true">
        {isOut ? '' : number}
      </span>
      <span className={classes.times}>
        <span className={classes.day}>{dayName(start, firstStart)}</span>
        <span className={classes.time}>{timeText(start)}</span>
      </span>
      <span className={classes.title} {...langOf(title)}>
        {isOut ? 'Taken out' : title}
        {isMoved && <span className={classes.moved}>{`Moved from ${dayName(day, firstStart)}`}</span>}
      </span>
      <span className={classes.actions}>
        {isOut ? (
          <Button size="sm" variant="ghost" icon="undo" onPress={() => onChange(undefined)}>
            Put back <span className="visually-hidden">{name}</span>
          </Button>
        ) : (
          <>
            <IconButton
              icon="clock"
              size="sm"
              label={isMoving ? 'Close' : 'Move'}
              about={name}
              aria-expanded={isMoving}
              onPress={() => onMove(!isMoving)}
            />
            <IconButton icon="close" size="sm" label="Take out" about={name} onPress={() => onChange('')} />
          </>
        )}
      </span>
      {isMoving && !isOut && (
        <div className={classes.mover}>
          <MomentField
            label={`New time of ${title}`}
            name="repeat_move"
            value={start}
            onChange={(time) => time !== '' && onTime(time === firstTime(day, firstStart) ? undefined : time)}
          />
          <Button size="sm" onPress={() => onMove(false)}>
            Done
          </Button>
        </div>
      )}
      {children && <div className={classes.notes}>{children}</div>}
    </li>
  )
}

/** The start that a class had before it was moved. */
const firstTime = (day: string, firstStart: string) => `${day}${firstStart.slice(10)}`

/** 'Mon 16 Dec'; with the year if it is not the first one's. */
const dayName = (at: string, firstStart: string) =>
  dateText(readWallClock(at), at.slice(0, 4) === firstStart.slice(0, 4) ? 'EEE d MMM' : 'EEE d MMM yyyy')
