import { useId, useMemo, useState, type ReactNode } from 'react'
import { ComboBox as AriaComboBox } from 'react-aria-components'
import { ComboInput } from '#design-system/ComboBox/ComboInput.tsx'
import { Field } from '#design-system/Field/Field.tsx'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import { useValue } from '#design-system/Field/useValue.ts'
import { useIsFormPending } from '#design-system/Form/FormContext.ts'
import { Locale } from '#design-system/Popup/Locale.tsx'
import { Popup } from '#design-system/Popup/Popup.tsx'
import { optionFilter, type Option } from '#design-system/Select/option.ts'
import { Options } from '#design-system/Select/Options.tsx'
import classes from './MultiSelect.module.css'
import { Tags } from './Tags.tsx'

export interface MultiSelectProps extends Omit<FieldProps, 'isReadOnly'> {
  /** Thousands of them stay fast. Keep the array itself from one rendering to the next. */
  options: readonly Option[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** Why it is off; takes the hint's place while it is. */
  disabledReason?: ReactNode
  /** Ids, sent as repeated `name[]`. Makes it controlled, together with onChange. */
  value?: readonly string[]
  /** @default [] */
  defaultValue?: readonly string[]
  onChange?: (ids: readonly string[]) => void
}

const none: readonly string[] = []

/** Several of a list, found by typing; what is chosen stands in the box as tags, and Backspace takes the last one. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, name, options, placeholder, isRequired, isOptional, isDisabled, disabledReason } = props
  const description = (isDisabled ? disabledReason : undefined) ?? props.description
  const wiring = useField({ ...props, description })
  const summaryId = useId()
  const [given, setValue] = useValue(props, none)
  const value = useSteady(given)
  const [news, setNews] = useState('')
  const isOff = useIsFormPending() || isDisabled
  const filter = useMemo(() => optionFilter(), [])
  const byId = useMemo(() => new Map(options.map((option) => [option.id, option])), [options])
  const chosen = useMemo(
    // Before there are options no id has a name.
    () => (byId.size === 0 ? [] : value.map((id) => byId.get(id) ?? { id, name: id })),
    [value, byId],
  )

  function change(ids: readonly string[]) {
    setNews(changeText(value, ids, (id) => byId.get(id)?.name ?? id))
    setValue(ids)
  }

  function remove(id: string | undefined) {
    if (id === undefined) return
    change(value.filter((each) => each !== id))
    document.getElementById(wiring.control.id)?.focus()
  }

  const tools = !isOff && options.length > 0 && (
    <>
      <ToolButton label="Select all" about={label} onPress={() => change(options.map(({ id }) => id))} />
      <ToolButton label="Select none" about={label} onPress={() => change(none)} />
    </>
  )

  return (
    <Locale>
      {/* While its list is open React Aria hides the page from screen readers; by this attribute the field stays. */}
      <div className={classes.field} data-react-aria-top-layer="true">
        <Field {...{ wiring, label, description, isRequired, isOptional, tools }}>
          <AriaComboBox<Option, 'multiple'>
            id={wiring.control.id}
            aria-labelledby={wiring.labelId}
            aria-describedby={[summaryId, wiring.control['aria-describedby']].filter(Boolean).join(' ')}
            selectionMode="multiple"
            defaultItems={options}
            defaultFilter={filter}
            value={value}
            isDisabled={isOff}
            isRequired={isRequired}
            isInvalid={wiring.message !== undefined}
            validationBehavior="aria"
            allowsEmptyCollection
            onChange={(ids) => change(ids.map(String))}
          >
            <ComboInput
              isChosenByTab={false}
              placeholder={value.length === 0 ? placeholder : undefined}
              onBackspace={() => remove(value.at(-1))}
            >
              <Tags label={`${label}, chosen`} chosen={chosen} isDisabled={isOff} onRemove={remove} />
            </ComboInput>
            <Popup>
              <Options
                options={options}
                isMultiple
                emptyText={options.length === 0 ? 'No options' : 'Nothing found'}
              />
            </Popup>
          </AriaComboBox>
        </Field>
        <span id={summaryId} hidden>
          {value.length === 0 ? 'None chosen.' : `${value.length} chosen.`}
        </span>
        <output className="visually-hidden">{news}</output>
        <HiddenValue name={name} value={value} isDisabled={isDisabled} />
      </div>
    </Locale>
  )
}

interface ToolButtonProps {
  label: string
  about: string
  onPress: () => void
}

function ToolButton({ label, about, onPress }: ToolButtonProps) {
  return (
    <button className={classes.tool} type="button" onClick={onPress}>
      {label}
      <span className="visually-hidden"> of {about}</span>
    </button>
  )
}

/** The same array for the same ids: React Aria takes another array for a change, and drops what is typed. */
function useSteady(ids: readonly string[]) {
  const [steady, setSteady] = useState(ids)
  if (steady === ids) return steady
  if (steady.length === ids.length && steady.every((id, index) => id === ids[index])) return steady
  setSteady(ids)
  return ids
}

function changeText(before: readonly string[], after: readonly string[], nameOf: (id: string) => string) {
  const known = new Set(before)
  const kept = new Set(after)
  const added = after.filter((id) => !known.has(id))
  const removed = before.filter((id) => !kept.has(id))
  const count = after.length === 0 ? 'none chosen' : `${after.length} chosen`
  const [one] = [...added, ...removed]
  if (one === undefined || added.length + removed.length > 1) return count
  return `${nameOf(one)} ${added.length === 1 ? 'added' : 'removed'}, ${count}`
}
