import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { classNames } from '#design-system/classNames.ts'
import checkboxClasses from '#design-system/Checkbox/Checkbox.module.css'
import toggleClasses from '#design-system/Field/ToggleField.module.css'
import { Icon } from '#design-system/Icon/Icon.tsx'
import classes from './Tick.module.css'

interface TickProps extends Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'aria-labelledby'> {
  isChecked: boolean
  /** Some of what the box stands for is selected. */
  isMixed?: boolean
  /** @param isRange whether Shift was held */
  onTick: (isChecked: boolean, isRange: boolean) => void
}

/** A tick box of 20 px that takes presses on 44 px around it. */
export function Tick({ isChecked, isMixed = false, onTick, ...names }: TickProps) {
  const box = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])

  return (
    <span className={classes.tick}>
      <input
        {...names}
        ref={box}
        type="checkbox"
        className={classNames(toggleClasses.input, checkboxClasses.input, classes.input)}
        checked={isChecked}
        onChange={(event) => onTick(event.target.checked, isShiftHeld(event.nativeEvent))}
      />
      <Icon className={classNames(checkboxClasses.tick, classes.sign)} name={isMixed ? 'minus' : 'check'} />
    </span>
  )
}

/** A tick box changes by a click, which the Space key causes too. */
const isShiftHeld = (event: Event) => event instanceof MouseEvent && event.shiftKey
