import { use, useEffect, type ComponentProps } from 'react'
import { Button, DateFieldStateContext, DateInput, DateSegment, Group } from 'react-aria-components'
import { classNames } from '#design-system/classNames.ts'
import fieldClasses from '#design-system/Field/Field.module.css'
import type { FieldWiring } from '#design-system/Field/useField.ts'
import { Icon, type IconName } from '#design-system/Icon/Icon.tsx'
import { Popup } from '#design-system/Popup/Popup.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'
import classes from './DateBox.module.css'
import { segmentText } from './dates.ts'

interface DateBoxProps {
  wiring: FieldWiring
  icon: IconName
  /** After the time: the name of its zone. */
  suffix?: string
  /** Told when a part of the pieces is empty: the old date does not count then, though React Aria keeps it. */
  onHolesChange: (hasHoles: boolean) => void
}

/** The box of a date: its pieces, each typed or stepped through, and the button that opens a calendar. */
export function DateBox({ wiring, icon, suffix, onHolesChange }: DateBoxProps) {
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
              onHolesChange={segment.type === 'day' ? onHolesChange : undefined}
            />
          )}
        </DateInput>
        {suffix !== undefined && <span className={classes.suffix}>{suffix}</span>}
        <Button className={classes.open}>
          <Icon name={icon} />
        </Button>
      </Group>
      <Popup variant="panel" placement="bottom end">
        <CalendarPanel />
      </Popup>
    </>
  )
}

interface PieceProps extends Pick<ComponentProps<typeof DateSegment>, 'segment'> {
  id?: string
  onHolesChange?: (hasHoles: boolean) => void
}

function Piece({ segment, id, onHolesChange }: PieceProps) {
  const pieces = use(DateFieldStateContext)?.segments ?? []
  const empty = pieces.filter((piece) => piece.isEditable && piece.isPlaceholder)
  const hasHoles = empty.length > 0

  useEffect(() => onHolesChange?.(hasHoles), [onHolesChange, hasHoles])

  return (
    <DateSegment className={classes.piece} segment={segment} {...(id !== undefined && { id })}>
      {segmentText(segment)}
    </DateSegment>
  )
}
