import { useId, useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { ComboBox as AriaComboBox } from 'react-aria-components'
import { ComboInput } from '#design-system/ComboBox/ComboInput.tsx'
import { ComboOptions } from '#design-system/ComboBox/ComboOptions.tsx'
import { useKnown, type SearchProps } from '#design-system/ComboBox/search.ts'
import { Field } from '#design-system/Field/Field.tsx'
import { HiddenValue } from '#design-system/Field/HiddenValue.tsx'
import { useField, type FieldProps } from '#design-system/Field/useField.ts'
import { useValue } from '#design-system/Field/useValue.ts'
import { useIsFormPending } from '#design-system/Form/FormContext.ts'
import { Locale } from '#design-system/Popup/Locale.tsx'
import { Popup } from '#design-system/Popup/Popup.tsx'
import { optionFilter, type Option } from '#design-system/Select/option.ts'
import type { Words } from '#design-system/Words/Words.ts'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './MultiSelect.module.css'
import { readPasted } from './pastedNames.ts'
import { Tags } from './Tags.tsx'
import { multiSelectWords } from './words.ts'

export interface MultiSelectProps extends FieldProps<HTMLInputElement>, SearchProps {
  /** Fast with thousands of options. Pass the same array on every render. */
  options: readonly Option[]
  /** Shown while nothing is selected. */
  placeholder?: string
  /** Why the field is disabled; replaces the hint while it is. */
  disabledReason?: ReactNode
  /** Controlled value: ids, submitted as repeated `name[]`. With onChange. */
  value?: readonly string[]
  /** Initial value if uncontrolled. @default [] */
  defaultValue?: readonly string[]
  /** Called with the ids of all selected options. */
  onChange?: (ids: readonly string[]) => void
}

const noIds: readonly string[] = []
const isFound = () => true

/**
 * Selects several options, found by typing or by pasting their names. They are shown as tags in the input; Backspace removes the
 * last one.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, name, options, placeholder, isRequired, isOptional, isDisabled, disabledReason } = props
  const description = (isDisabled ? disabledReason : undefined) ?? props.description
  const { onSearch, isLoading, ref, className } = props
  const words = useWords('multiSelect', multiSelectWords)
  const wiring = useField({ ...props, description })
  const summaryId = useId()
  const notesIds = [summaryId, wiring.control['aria-describedby']].filter(Boolean).join(' ')
  const [currentIds, setValue] = useValue(props, noIds)
  const value = useStableIds(currentIds)
  const [announcement, setAnnouncement] = useState('')
  const [pasted, setPasted] = useState<{ rest: string; note: string }>()
  const isOff = useIsFormPending() || isDisabled
  const filter = useMemo(() => optionFilter(), [])
  const known = useKnown(value, options)
  const chosen = useMemo(
    // Until the options have loaded, ids have no names.
    () => value.flatMap((id) => known.get(id) ?? (options.length === 0 ? [] : { id, name: id })),
    [value, known, options],
  )

  function change(ids: readonly string[]) {
    setAnnouncement(changeText(words, value, ids, (id) => known.get(id)?.name ?? id))
    setValue(ids)
  }

  function remove(id: string | undefined) {
    if (id === undefined) return
    change(value.filter((each) => each !== id))
    document.getElementById(wiring.control.id)?.focus()
  }

  /** Selects the options that a pasted list names. Returns the names that are left. */
  function paste(text: string) {
    const names = readPasted(text, options)
    if (!names) return undefined
    const before = new Set(value)
    const added = names.ids.filter((id) => !before.has(id))
    const rest = names.others.join(', ')
    const note = words.pasted(added.length, names.others.length)
    // React Aria clears the text when the value changes, so that comes before the rest is set.
    if (added.length > 0) flushSync(() => setValue([...value, ...added]))
    setAnnouncement(note)
    setPasted({ rest, note })
    return rest
  }

  const tools = !isOff && (onSearch ? value : options).length > 0 && (
    <>
      {!onSearch && (
        <ToolButton
          label={words.selectAll}
          about={words.of(label)}
          onPress={() => change(options.map(({ id }) => id))}
        />
      )}
      <ToolButton label={words.selectNone} about={words.of(label)} onPress={() => change(noIds)} />
    </>
  )

  return (
    <Locale>
      {/* React Aria hides the page from screen readers while the list is open; this attribute exempts the field. */}
      <div className={classes.field} data-react-aria-top-layer="true">
        <Field {...{ wiring, label, description, isRequired, isOptional, tools, className }}>
          <AriaComboBox<Option, 'multiple'>
            id={wiring.control.id}
            aria-labelledby={wiring.labelId}
            aria-describedby={notesIds}
            selectionMode="multiple"
            defaultItems={options}
            defaultFilter={onSearch ? isFound : filter}
            value={value}
            isDisabled={isOff}
            isRequired={isRequired}
            isInvalid={wiring.isInvalid}
            validationBehavior="aria"
            allowsEmptyCollection
            onChange={(ids) => change(ids.map(String))}
            onInputChange={onSearch}
          >
            <ComboInput
              ref={ref}
              control={{ ...wiring.control, 'aria-describedby': notesIds }}
              selectsOnTab={false}
              placeholder={value.length === 0 ? placeholder : undefined}
              onBackspace={() => remove(value.at(-1))}
              onPaste={onSearch ? undefined : paste}
            >
              <Tags label={words.chosenOf(label)} chosen={chosen} isDisabled={isOff} onRemove={remove} />
            </ComboInput>
            <Popup>
              <ComboOptions {...{ options, onSearch, isLoading, pasted }} isMultiple />
            </Popup>
          </AriaComboBox>
        </Field>
        <span id={summaryId} hidden>
          {words.summary(value.length)}
        </span>
        <output className="visually-hidden">{announcement}</output>
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
      <span className="visually-hidden"> {about}</span>
    </button>
  )
}

/** Returns the same array while the ids are equal: a new array makes React Aria clear the typed text. */
function useStableIds(ids: readonly string[]) {
  const [stable, setStable] = useState(ids)
  if (stable === ids) return stable
  if (stable.length === ids.length && stable.every((id, index) => id === ids[index])) return stable
  setStable(ids)
  return ids
}

function changeText(
  words: Words['multiSelect'],
  before: readonly string[],
  after: readonly string[],
  nameOf: (id: string) => string,
) {
  const known = new Set(before)
  const kept = new Set(after)
  const added = after.filter((id) => !known.has(id))
  const removed = before.filter((id) => !kept.has(id))
  const [one] = [...added, ...removed]
  if (one === undefined || added.length + removed.length > 1) return words.chosen(after.length)
  const text = added.length === 1 ? words.added : words.removed
  return text(nameOf(one), after.length)
}
