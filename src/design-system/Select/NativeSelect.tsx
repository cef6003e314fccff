import { classNames } from '#design-system/classNames.ts'
import { Field } from '#design-system/Field/Field.tsx'
import fieldClasses from '#design-system/Field/Field.module.css'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import { useReset } from '#design-system/Field/useReset.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import type { Option } from './option.ts'
import classes from './NativeSelect.module.css'

export interface NativeSelectProps extends FieldProps<HTMLSelectElement> {
  /** Unique ids. */
  options: readonly Option[]
  /** Label of the first option, whose id is '': 'All Batches'. Without it one of the options is always selected. */
  emptyLabel?: string | undefined
  /** Shown while nothing is selected and there is no emptyLabel, or while the options lack the selected one. */
  placeholder?: string | undefined
  /** Visually hides the label, as the empty option explains the select. @default false */
  isLabelHidden?: boolean
  /** Controlled value: id of the selected option, '' for none. With onChange. */
  value?: string
  /** Initial value if uncontrolled. @default '' */
  defaultValue?: string
  /** Called with the id of the selected option, '' for none. */
  onChange?: (id: string) => void
}

/**
 * A native `<select>`: phones show their own picker, and it needs no extra script. For filters on screens that must
 * render fast, and for fingers; Select has a search, and details beside its options.
 */
export function NativeSelect(props: NativeSelectProps) {
  const { label, name, description, isRequired, isOptional, isDisabled, isLabelHidden } = props
  const { options, emptyLabel, placeholder, value, defaultValue, onChange, ref, className } = props
  const wiring = useField(props)
  const selected = value ?? defaultValue ?? ''
  // The browser would show the first option, and the form would hold the value.
  const isUnlisted =
    selected === ''
      ? emptyLabel === undefined && placeholder !== undefined
      : value !== undefined && !options.some(({ id }) => id === value)
  useReset({ value, onChange }, '')
  return (
    <Field {...{ wiring, label, description, isRequired, isOptional, isLabelHidden, className }}>
      <span className={classes.box}>
        <select
          {...wiring.control}
          ref={ref}
          className={classNames(fieldClasses.control, classes.select)}
          data-placeholder={isUnlisted || undefined}
          // A form hears of the value also when not the user changes it.
          name={value === undefined ? name : undefined}
          value={value}
          defaultValue={defaultValue}
          disabled={isDisabled}
          onChange={(event) => onChange?.(event.target.value)}
        >
          {isUnlisted && (
            <option value={selected} hidden>
              {placeholder ?? selected}
            </option>
          )}
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <Icon className={classes.chevron} name="down" />
      </span>
      {value !== undefined && <HiddenValue name={name} value={value} isDisabled={isDisabled} />}
    </Field>
  )
}
