import type { CalendarDate } from '@internationalized/date'
import { use, useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { Button, DateFieldStateContext, DateInput, DateSegment, Group } from 'react-aria-components'
import type { DateFieldState } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { classNames } from '#design-system/classNames.ts'
import fieldClasses from '#design-system/Field/Field.module.css'
import type { FieldWiring } from '#design-system/Field/useField.ts'
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import { Popup } from '#design-system/Popup/Popup.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'
import classes from './DateBox.module.css'
import { readPieces, segmentText } from './dates.ts'

interface DateBoxProps {
  wiring: FieldWiring
  icon: IconName
  /** After the time: the name of its zone. */
  suffix?: string
  hasHoles: boolean
  /** Called when a segment is empty: the old date does not count then, though React Aria keeps it. */
  onHolesChange: (hasHoles: boolean) => void
}

/** The box of a date: its pieces, each typed or stepped through, and the button that opens a calendar. */
export function DateBox({ wiring, icon, suffix, hasHoles, onHolesChange }: DateBoxProps) {
  const pieces = useRef<DateFieldState>(null)

  const keep = (state: DateFieldState | null) => {
    pieces.current = state
  }

  // React Aria would fill up an empty time with midnight; each piece counts on what the one before has left behind.
  function fillDate({ year, month, day }: CalendarDate) {
    flushSync(() => pieces.current?.setSegment('year', year))
    flushSync(() => pieces.current?.setSegment('month', month))
    flushSync(() => pieces.current?.setSegment('day', day))
  }

  return (
    <>
      <Group
        className={classNames(fieldClasses.control, classes.box)}
        isInvalid={wiring.message !== undefined}
      >
        <DateInput className={classes.pieces} dir="ltr">
          {(segment) => (
            <Piece
              segment={segment}
              id={segment.type === 'day' ? wiring.control.id : undefined}
              {...(segment.type === 'day' && { onHolesChange, onState: keep })}
            />
          )}
        </DateInput>
        {suffix !== undefined && <span className={classes.suffix}>{suffix}</span>}
        <Button className={classes.open}>
          <Icon name={icon} />
        </Button>
      </Group>
      <Popup variant="panel" placement="bottom end">
        <CalendarPanel
          readPieces={() => readPieces(pieces.current?.segments)}
          onPick={hasHoles ? fillDate : undefined}
        />
      </Popup>
    </>
  )
}

interface PieceProps extends Pick<ComponentProps<typeof DateSegment>, 'segment'> {
  id?: string
  onState?: (state: DateFieldState | null) => void
  onHolesChange?: (hasHoles: boolean) => void
}

function Piece({ segment, id, onState, onHolesChange }: PieceProps) {
  const state = use(DateFieldStateContext)
  const hasHoles = state?.segments.some((piece) => piece.isEditable && piece.isPlaceholder) ?? false

  useLayoutEffect(() => onState?.(state))
  useEffect(() => onHolesChange?.(hasHoles), [onHolesChange, hasHoles])

  return (
    <DateSegment className={classes.piece} segment={segment} {...(id !== undefined && { id })}>
      {segmentText(segment)}
    </DateSegment>
  )
}
