import { useMemo, type ReactNode } from 'react'
import { ComboBox as AriaComboBox } from 'react-aria-components'
import { Field } from '#design-system/Field/Field.tsx'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import { useValue } from '#design-system/Field/useValue.ts'
import { useIsFormPending } from '#design-system/Form/FormContext.ts'
import { Locale } from '#design-system/Popup/Locale.tsx'
import { Popup } from '#design-system/Popup/Popup.tsx'
import { optionFilter, type Option } from '#design-system/Select/option.ts'
import { ComboInput } from './ComboInput.tsx'
import { ComboOptions } from './ComboOptions.tsx'
import { useKnown, type SearchProps } from './search.ts'

export interface ComboBoxProps extends FieldProps<HTMLInputElement>, SearchProps {
  /** Fast with thousands of options. Pass the same array on every render. */
  options: readonly Option[]
  /** Shown while nothing is selected or typed. */
  placeholder?: string
  /** Why the field is disabled; replaces the hint while it is. */
  disabledReason?: ReactNode
  /** Controlled value: id of the selected option, '' for none. With onChange. */
  value?: string
  /** Initial value if uncontrolled. @default '' */
  defaultValue?: string
  /** Called with the id of the selected option, '' for none. */
  onChange?: (id: string) => void
}

/** Selects one of many options by typing part of a name. Text that matches no option reverts to the last selection. */
export function ComboBox(props: ComboBoxProps) {
  const { label, name, options, placeholder, isRequired, isOptional, isDisabled, disabledReason } = props
  const description = (isDisabled ? disabledReason : undefined) ?? props.description
  const { onSearch, isLoading, ref, className } = props
  const wiring = useField({ ...props, description })
  const [value, setValue] = useValue(props, '')
  const isOff = useIsFormPending() || isDisabled
  const filter = useMemo(() => optionFilter(), [])
  const chosen = useKnown(value === '' ? [] : [value], options).get(value)
  const hasLeft = onSearch && chosen && !options.includes(chosen)
  // The input takes its text from them.
  const items = useMemo(() => (hasLeft ? [chosen, ...options] : options), [hasLeft, chosen, options])
  const isFound = (text: string) =>
    !hasLeft || text !== chosen.name || options.some((each) => each.name === text)

  return (
    <Locale>
      <Field {...{ wiring, label, description, isRequired, isOptional, className }}>
        <AriaComboBox
          id={wiring.control.id}
          aria-labelledby={wiring.labelId}
          aria-describedby={wiring.control['aria-describedby']}
          defaultItems={items}
          defaultFilter={onSearch ? isFound : filter}
          value={value === '' ? null : value}
          isDisabled={isOff}
          isRequired={isRequired}
          isInvalid={wiring.isInvalid}
          validationBehavior="aria"
          allowsEmptyCollection
          onChange={(id) => setValue(id === null ? '' : String(id))}
          onInputChange={(text) => onSearch?.(text === chosen?.name ? '' : text)}
        >
          <ComboInput ref={ref} control={wiring.control} placeholder={placeholder} />
          <Popup>
            <ComboOptions options={items} onSearch={onSearch} isLoading={isLoading} />
          </Popup>
        </AriaComboBox>
      </Field>
      <HiddenValue name={name} value={value} isDisabled={isDisabled} />
    </Locale>
  )
}
