import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { classNames } from '#design-system/classNames.ts'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import fieldClasses from '#design-system/Field/Field.module.css'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { Kbd } from '#design-system/Kbd/Kbd.tsx'
import { useWords } from '#design-system/Words/useWords.ts'
import classes from './DebouncedSearch.module.css'
import { searchWords } from './words.ts'

export interface DebouncedSearchProps {
  /** The current search text; a change by the caller replaces the input's text. */
  value: string
  /** Debounce before onSearch, in ms. */
  pauseMs: number
  /** Called with the trimmed text if it differs from the current search. */
  onSearch: (text: string) => void
  /** Accessible name. */
  label: string
  placeholder?: string
  /** The app's keyboard shortcut for focusing this field: '/'. */
  shortcutHint?: string
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

/** A search input: debounced while typing, immediate on Enter and on clear. */
export function DebouncedSearch(props: DebouncedSearchProps) {
  const { value, pauseMs, onSearch, label, placeholder, shortcutHint, ref } = props
  const words = useWords('search', searchWords)
  const input = useRef<HTMLInputElement>(null)
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

  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)

  return (
    <search className={classes.search}>
      <Icon className={classes.icon} name="search" />
      <input
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
