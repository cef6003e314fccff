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
import { useWords } from '#design-system/Words/useWords.ts'
import type { Option } from './option.ts'
import { Options } from './Options.tsx'
import { SearchableOptions } from './SearchableOptions.tsx'
import classes from './Select.module.css'
import { selectWords } from './words.ts'

export interface SelectProps extends FieldProps<HTMLButtonElement> {
  /** Unique ids. Long lists are fast. */
  options: readonly Option[]
  /** Label of the first option, whose id is '': 'All Courses', 'Select Batch'. */
  emptyLabel?: string
  /** Shown while nothing is selected and there is no emptyLabel. @default 'Select' */
  placeholder?: string
  /** Why the field is disabled; replaces the hint while it is. */
  disabledReason?: ReactNode
  /** Controlled value: id of the selected option, '' for none. With onChange. */
  value?: string
  /** Initial value if uncontrolled. @default '' */
  defaultValue?: string
  /** Called with the id of the selected option, '' for none. */
  onChange?: (id: string) => void
  /** Focused when the page or the surrounding popup opens. */
  isAutoFocused?: boolean
}

/** Key of the empty option in the list, where keys must not be empty. */
const emptyId = ':empty'

/** Select-only combobox pattern: a plain button supports neither aria-required nor aria-invalid. */
const combobox = { role: 'combobox' }

/** Lists with more options have a search box. */
const MAX_WITHOUT_SEARCH = 12

/** Selects one option; typing jumps to a name. Above 12 options the popup has a search box. */
export function Select(props: SelectProps) {
  const words = useWords('select', selectWords)
  const { label, name, options, emptyLabel, placeholder = words.placeholder, isAutoFocused } = props
  const { isRequired, isOptional, isDisabled, disabledReason, ref, className } = props
  const description = (isDisabled ? disabledReason : undefined) ?? props.description
  const wiring = useField({ ...props, description })
  const [value, setValue] = useValue(props, '')
  const isOff = useIsFormPending() || isDisabled
  const withEmpty = useMemo(
    () => (emptyLabel === undefined ? options : [{ id: emptyId, name: emptyLabel }, ...options]),
    [emptyLabel, options],
  )
  const isKnown = useMemo(() => options.some(({ id }) => id === value), [options, value])
  const key = value === '' && emptyLabel !== undefined ? emptyId : value

  return (
    <Locale>
      <Field {...{ wiring, label, description, isRequired, isOptional, className }}>
        <AriaSelect
          className={classes.select}
          aria-labelledby={wiring.labelId}
          aria-describedby={wiring.control['aria-describedby']}
          value={key === '' ? null : key}
          placeholder={placeholder}
          isDisabled={isOff}
          isInvalid={wiring.isInvalid}
          validationBehavior="aria"
          allowsEmptyCollection
          autoFocus={isAutoFocused}
          onChange={(id) => setValue(id === null || id === emptyId ? '' : String(id))}
        >
          <Button
            ref={ref}
            id={wiring.control.id}
            className={classNames(fieldClasses.control, classes.button)}
            render={(button) => (
              <button {...button} {...wiring.control} {...combobox} aria-labelledby={wiring.labelId} />
            )}
            data-autofocus={isAutoFocused}
          >
            <SelectValue className={classes.value} data-empty={!isKnown || undefined}>
              {({ selectedText }) => selectedText || placeholder}
            </SelectValue>
            <Icon className={classes.chevron} name="down" />
          </Button>
          <Popup>
            {options.length > MAX_WITHOUT_SEARCH ? (
              <SearchableOptions options={withEmpty} label={label} />
            ) : (
              <Options options={withEmpty} emptyText={words.noOptions} />
            )}
          </Popup>
        </AriaSelect>
      </Field>
      <HiddenValue name={name} value={value} isDisabled={isDisabled} />
    </Locale>
  )
}
