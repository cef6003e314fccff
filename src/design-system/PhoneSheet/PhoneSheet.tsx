import { useId, type MouseEvent, type ReactNode, type ToggleEvent } from 'react'
import { Button } from '#design-system/Button/Button.tsx'
import { classNames } from '#design-system/classNames.ts'
import type { DomProps } from '#design-system/domProps.ts'
import { ActiveCount } from '#design-system/FilterPopover/ActiveCount.tsx'
import type { IconName } from '#design-system/Icon/Icon.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './PhoneSheet.module.css'
import { phoneSheetWords } from './words.ts'

export interface PhoneSheetProps extends DomProps<HTMLFieldSetElement> {
  /** Label of the button on phones, and accessible name of the group: 'Filter'. */
  label: string
  /** Icon of the button. */
  icon: IconName
  /** On phones the button is its icon alone. @default false */
  isIcon?: boolean
  /** Number of active filters; shown on the button if above 0. @default 0 */
  activeCount?: number
  /** For actions: a press on one of them closes the sheet. @default false */
  closesOnPress?: boolean
  /** Filters or buttons. */
  children: ReactNode
}

/**
 * Its children stand where it stands; on phones (768 px and below) in a sheet at the bottom of the window, behind a button.
 * Escape, a press outside and its last button close the sheet.
 */
export function PhoneSheet(props: PhoneSheetProps) {
  const { label, icon, isIcon, activeCount = 0, closesOnPress, children, ref, className, ...group } = props
  const words = useWords('phoneSheet', phoneSheetWords)
  const ownId = useId()
  const { id = ownId } = group

  const handlers = {
    onToggle({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
      if (newState === 'open') currentTarget.focus()
    },
    onClick({ target, currentTarget }: MouseEvent<HTMLElement>) {
      if (closesOnPress && target instanceof Element && target.closest('a, button'))
        currentTarget.hidePopover()
    },
  }

  return (
    <>
      <Button className={classes.opener} icon={icon} isIconOnPhones={isIcon} popoverTarget={id}>
        <span className={classes.label}>{label}</span>
        <ActiveCount count={activeCount} />
      </Button>
      <fieldset
        {...group}
        {...handlers}
        ref={ref}
        id={id}
        className={classNames(classes.sheet, className)}
        aria-label={label}
        popover="auto"
        tabIndex={-1}
      >
        {children}
        <Button className={classes.close} isWide popoverTarget={id} popoverTargetAction="hide">
          {words.close}
        </Button>
      </fieldset>
    </>
  )
}
