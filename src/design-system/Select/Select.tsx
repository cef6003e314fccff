import { useMemo, type ReactNode } from 'react'
import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components'
import { classNames } from '#design-system/classNames.ts'
import { Field } from '#design-system/Field/Field.tsx'
import fieldClasses from '#design-system/Field/Field.module.css'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { useIsFormPending } from '#design-system/Form/FormContext.ts'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import { useValue } from '#design-system/Field/useValue.ts'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { Locale } from '#design-system/Popup/Locale.tsx'
import { Popup } from '#design-system/Popup/Popup.tsx'
import type { Option } from './option.ts'
import { Options } from './Options.tsx'
import classes from './Select.module.css'

export interface SelectProps extends Omit<FieldProps, 'isReadOnly'> {
  options: readonly Option[]
  /** Name of a first option that stands for '': 'All Courses', 'Select Batch'. */
  emptyLabel?: string
  /** Shown while nothing is chosen and there is no emptyLabel. @default 'Select' */
  placeholder?: string
  /** Why it is off; takes the hint's place while it is. */
  disabledReason?: ReactNode
  /** Id of the chosen option, '' for none. Makes it controlled, together with onChange. */
  value?: string
  /** @default '' */
  defaultValue?: string
  onChange?: (id: string) => void
  /** First focus of the page, or of the popup it is in. */
  isAutoFocused?: boolean
}

/** Stands for '' in the list, where every key needs a text. */
const emptyId = ':empty'

/** The pattern of a select-only combobox: a plain button could say neither required nor invalid. */
const combobox = { role: 'combobox' }

/** One of a short list; typing jumps to a name. Use a ComboBox for more than some thirty options. */
export function Select(props: SelectProps) {
  const { label, name, options, emptyLabel, placeholder = 'Select', isAutoFocused } = props
  const { isRequired, isOptional, isDisabled, disabledReason } = props
  const description = (isDisabled ? disabledReason : undefined) ?? props.description
  const wiring = useField({ ...props, description })
  const [value, setValue] = useValue(props, '')
  const isOff = useIsFormPending() || isDisabled
  const withEmpty = useMemo(
    () => (emptyLabel === undefined ? options : [{ id: emptyId, name: emptyLabel }, ...options]),
    [emptyLabel, options],
  )
  const key = value === '' && emptyLabel !== undefined ? emptyId : value

  return (
    <Locale>
      <Field {...{ wiring, label, description, isRequired, isOptional }}>
        <AriaSelect
          className={classes.select}
          aria-labelledby={wiring.labelId}
          aria-describedby={wiring.control['aria-describedby']}
          value={key === '' ? null : key}
          placeholder={placeholder}
          isDisabled={isOff}
          isInvalid={wiring.message !== undefined}
          validationBehavior="aria"
          allowsEmptyCollection
          autoFocus={isAutoFocused}
          onChange={(id) => setValue(id === null || id === emptyId ? '' : String(id))}
        >
          <Button
            id={wiring.control.id}
            className={classNames(fieldClasses.control, classes.button)}
            render={(button) => (
              <button {...button} {...wiring.control} {...combobox} aria-labelledby={wiring.labelId} />
            )}
            data-autofocus={isAutoFocused}
          >
            <SelectValue className={classes.value} data-empty={value === '' || undefined}>
              {({ selectedText }) => selectedText || placeholder}
            </SelectValue>
            <Icon className={classes.chevron} name="down" />
          </Button>
          <Popup>
            <Options options={withEmpty} emptyText="No options" />
          </Popup>
        </AriaSelect>
      </Field>
      <HiddenValue name={name} value={value} isDisabled={isDisabled} />
    </Locale>
  )
}
