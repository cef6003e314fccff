import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { classNames } from '#design-system/classNames.ts'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { domProps, usePassedRef, type DomProps } from '#design-system/domProps.ts'
import fieldClasses from '#design-system/Field/Field.module.css'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { Kbd } from '#design-system/Kbd/Kbd.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './DebouncedSearch.module.css'
import { searchWords } from './words.ts'

export interface DebouncedSearchProps extends DomProps<HTMLInputElement> {
  /** Receives the input; `id`, `data-*` and `aria-*` are set on it too. */
  ref?: Ref<HTMLInputElement>
  /** Added to the classes of the frame. */
  className?: string
  /** Controlled value: the current search text. A change by the caller replaces the input's text. */
  value?: string
  /** Initial search text if uncontrolled. @default '' */
  defaultValue?: string
  /** Pause in typing before onSearch, in ms. @default 300 */
  pauseMs?: number
  /** Called with the trimmed text if it differs from the current search. */
  onSearch: (text: string) => void
  /** Accessible name. */
  label: string
  /** What can be searched, shown while the input is empty. */
  placeholder?: string
  /** The app's keyboard shortcut for focusing this field: '/'. */
  shortcutHint?: string
}

/** A search input: debounced while typing, immediate on Enter and on clear. */
export function DebouncedSearch({ ref, ...props }: DebouncedSearchProps) {
  const { defaultValue = '', pauseMs = 300, onSearch, label, placeholder, shortcutHint } = props
  const words = useWords('search', searchWords)
  const input = useRef<HTMLInputElement>(null)
  usePassedRef(input, ref)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const value = props.value ?? ownValue
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // Searches sent to the caller but not yet returned as `value`: their return must not replace text typed since.
  const [pending, setPending] = useState<readonly string[]>([])

  if (value !== lastValue) {
    const position = pending.indexOf(value)
    setLastValue(value)
    setPending(position === -1 ? [] : pending.slice(position + 1))
    if (position === -1) setText(value)
  }

  const currentSearch = pending.at(-1) ?? value

  function search(next: string) {
    const trimmed = next.trim()
    if (trimmed === currentSearch) return
    setPending([...pending, trimmed])
    setOwnValue(trimmed)
    onSearch(trimmed)
  }

  const searchAfterPause = useEffectEvent(search)

  useEffect(() => {
    const timer = setTimeout(() => searchAfterPause(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])

  function clear() {
    setText('')
    search('')
    input.current?.focus()
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const clears = event.key === 'Escape' && text !== ''
    if (event.key !== 'Enter' && !clears) return
    // Must not submit a surrounding form or close a dialog.
    event.preventDefault()
    if (clears) clear()
    else search(text)
  }

  return (
    <search className={classNames(classes.search, props.className)}>
      <Icon className={classes.icon} name="search" />
      <input
        {...domProps(props)}
        ref={input}
        className={classNames(fieldClasses.control, classes.input)}
        type="search"
        dir="auto"
        value={text}
        aria-label={label}
        placeholder={placeholder}
        aria-keyshortcuts={shortcutHint}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={pressKey}
      />
      {text === '' ? (
        shortcutHint !== undefined && <Kbd className={classes.hint}>{shortcutHint}</Kbd>
      ) : (
        <IconButton className={classes.clear} size="sm" icon="close" label={words.clear} onPress={clear} />
      )}
    </search>
  )
}
