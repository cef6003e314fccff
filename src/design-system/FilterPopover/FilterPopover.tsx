import { useEffect, useRef, type ReactNode } from 'react'
import { DialogTrigger } from 'react-aria-components'
import { Locale } from '#design-system/Popup/Locale.tsx'
import { Popup } from '#design-system/Popup/Popup.tsx'
import { TriggerButton } from '#design-system/Popup/TriggerButton.tsx'
import classes from './FilterPopover.module.css'

export interface FilterPopoverProps {
  /** On the button; names the panel too. @default 'FILTER' */
  label?: string
  /** How many filters are in effect; shown on the button if there are any. @default 0 */
  activeCount?: number
  isDisabled?: boolean
  /** Fields, one below the other; each takes effect at once. */
  children: ReactNode
}

/** A button with a panel of filters; Escape and a press outside close it. */
export function FilterPopover(props: FilterPopoverProps) {
  const { label = 'FILTER', activeCount = 0, isDisabled, children } = props
  return (
    <Locale>
      <DialogTrigger>
        <TriggerButton icon="filter" iconEnd="down" isDisabled={isDisabled}>
          {label}
          {activeCount > 0 && (
            <span className={classes.count}>
              {activeCount}
              <span className="visually-hidden"> in effect</span>
            </span>
          )}
        </TriggerButton>
        <Popup variant="panel" placement="bottom start">
          <Fields>{children}</Fields>
        </Popup>
      </DialogTrigger>
    </Locale>
  )
}

/** Its first field takes the focus before the panel does, and without scrolling: the panel is not in its place yet. */
function Fields({ children }: Pick<FilterPopoverProps, 'children'>) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>(field)?.focus({ preventScroll: true })
  }, [])

  return (
    <div ref={fields} className={classes.fields}>
      {children}
    </div>
  )
}

const field = ':is(button, input, select, textarea):enabled:not([type="hidden"])'
