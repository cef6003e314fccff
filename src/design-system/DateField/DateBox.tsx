import type { CalendarDate } from '@internationalized/date'
import {
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { Button, DateFieldStateContext, DateInput, DateSegment, Group } from 'react-aria-components'
import type { DateFieldState } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { classNames } from '#design-system/classNames.ts'
import fieldClasses from '#design-system/Field/Field.module.css'
import type { FieldWiring } from '#design-system/Field/useField.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { Popup } from '#design-system/Popup/Popup.tsx'
import { useLocale } from '#design-system/Words/WordsProvider.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'
import classes from './DateBox.module.css'
import { impossibleDay, readSegments, readWritten, segmentText } from './dates.ts'

interface DateBoxProps {
  /** Receives the segment of the day, which has the id and the label. */
  ref?: Ref<HTMLElement>
  wiring: FieldWiring
  /** Time zone name after the time. */
  suffix?: string
  typed: TypedDate
  onTypedChange: (typed: TypedDate) => void
  /** Called when the focus leaves the segments, with a day that its month does not have: before React Aria changes it. */
  onLeave: (impossible: string | undefined) => void
  /** Called when the focus enters, or moves to another segment. */
  onEnter: () => void
}

/** What the segments hold: React Aria keeps the old date of a field without a date, and it must not be submitted. */
export interface TypedDate {
  isIncomplete: boolean
  /** The day, if its month does not have it: '2001-02-31'. */
  impossible?: string
}

/** What people type between the parts of a date and a time. */
const SEPARATOR = /^[/.,:\- ]$/

/** The input of a date: segments to type in or step through, and the button that opens the calendar. */
export function DateBox(props: DateBoxProps) {
  const { ref, wiring, suffix, typed, onTypedChange, onLeave, onEnter } = props
  const fieldState = useRef<DateFieldState>(null)
  /** The segment that a digit was typed in since it has the focus. */
  const typedIn = useRef<EventTarget>(null)

  const storeState = (state: DateFieldState | null) => {
    fieldState.current = state
  }

  // React Aria would set an empty time to midnight. Each call depends on the state after the one before.
  function fillDate({ year, month, day }: CalendarDate) {
    flushSync(() => fieldState.current?.setSegment('year', year))
    flushSync(() => fieldState.current?.setSegment('month', month))
    flushSync(() => fieldState.current?.setSegment('day', day))
  }

  function leave({ currentTarget, target, relatedTarget }: FocusEvent) {
    const [isSegment, isInside] = [target, relatedTarget].map(
      (each) => each instanceof Element && each.role === 'spinbutton' && currentTarget.contains(each),
    )
    if (isSegment && !isInside) onLeave(impossibleDay(fieldState.current?.segments))
  }

  function enter() {
    typedIn.current = null
    onEnter()
  }

  /** A separator ends a segment, as in '2/3/2008'. React Aria would wait for a second digit, and read 23. */
  function endSegment(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget } = event
    if (/^\p{Nd}$/u.test(key)) typedIn.current = target
    if (!SEPARATOR.test(key) || typedIn.current !== target) return
    event.preventDefault()
    const segments = [...currentTarget.querySelectorAll<HTMLElement>('[role="spinbutton"]')]
    segments[segments.findIndex((segment) => segment === target) + 1]?.focus()
  }

  function paste(event: ClipboardEvent) {
    const date = readWritten(event.clipboardData.getData('text'))
    if (date === null) return
    event.preventDefault()
    fillDate(date)
  }

  return (
    <>
      <Group
        className={classNames(fieldClasses.control, classes.box)}
        isInvalid={wiring.isInvalid}
        render={(group) => (
          <div
            {...group}
            onBlurCapture={leave}
            onFocusCapture={enter}
            onKeyDownCapture={endSegment}
            onPaste={paste}
          />
        )}
      >
        <DateInput className={classes.pieces} dir="ltr">
          {(segment) => (
            <Segment
              segment={segment}
              {...(segment.type === 'day' && {
                ref,
                control: wiring.control,
                onTypedChange,
                onState: storeState,
              })}
            />
          )}
        </DateInput>
        {suffix !== undefined && <span className={classes.suffix}>{suffix}</span>}
        <Button className={classes.open}>
          <Icon name="calendar" />
        </Button>
      </Group>
      <Popup variant="panel" placement="bottom end">
        <CalendarPanel
          readSegments={() => readSegments(fieldState.current?.segments)}
          onPick={typed.isIncomplete ? fillDate : undefined}
        />
      </Popup>
    </>
  )
}

interface SegmentProps extends Pick<ComponentProps<typeof DateSegment>, 'segment'> {
  ref?: Ref<HTMLElement>
  control?: FieldWiring['control']
  onState?: (state: DateFieldState | null) => void
  onTypedChange?: DateBoxProps['onTypedChange']
}

function Segment({ ref, segment, control, onState, onTypedChange }: SegmentProps) {
  const state = use(DateFieldStateContext)
  const isIncomplete = state?.segments.some((each) => each.isEditable && each.isPlaceholder) ?? false
  const impossible = impossibleDay(state?.segments)

  useLayoutEffect(() => onState?.(state))
  useEffect(() => onTypedChange?.({ isIncomplete, impossible }), [onTypedChange, isIncomplete, impossible])

  return (
    <DateSegment
      {...control}
      ref={ref}
      className={classes.piece}
      segment={segment}
      // React Aria takes the id over only in the browser.
      render={control && ((props) => <span {...props} id={control.id} />)}
    >
      {segmentText(segment, useLocale())}
    </DateSegment>
  )
}
