import { useEffect, useRef, type ReactNode } from 'react'
import { DialogTrigger } from 'react-aria-components'
import { Locale } from '#design-system/Popup/Locale.tsx'
import { Popup } from '#design-system/Popup/Popup.tsx'
import { TriggerButton, type TriggerProps } from '#design-system/Popup/TriggerButton.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import { ActiveCount } from './ActiveCount.tsx'
import classes from './FilterPopover.module.css'
import { filterPopoverWords } from './words.ts'

export interface FilterPopoverProps extends TriggerProps {
  /** The button's label, and the panel's accessible name. @default 'FILTER' */
  label?: string
  /** Number of active filters; shown on the button if above 0. @default 0 */
  activeCount?: number
  /** Fields, stacked; each applies immediately. */
  children: ReactNode
}

/** A button with a panel of filters. Escape and a click outside close it. */
export function FilterPopover(props: FilterPopoverProps) {
  const words = useWords('filterPopover', filterPopoverWords)
  const { label = words.filter, activeCount = 0, children, ...button } = props
  return (
    <Locale>
      <DialogTrigger>
        <TriggerButton icon="filter" iconEnd="down" {...button}>
          {label}
          <ActiveCount count={activeCount} />
        </TriggerButton>
        <Popup variant="panel" placement="bottom start">
          <Fields>{children}</Fields>
        </Popup>
      </DialogTrigger>
    </Locale>
  )
}

/** Focuses the first field before the panel takes focus, without scrolling, as the panel is not positioned yet. */
function Fields({ children }: Pick<FilterPopoverProps, 'children'>) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true })
  }, [])

  return (
    <div ref={fields} className={classes.fields}>
      {children}
    </div>
  )
}

const FIELD = ':is(button, input, select, textarea):enabled:not([type="hidden"])'
