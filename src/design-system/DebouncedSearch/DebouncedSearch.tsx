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
import classes from './DebouncedSearch.module.css'

export interface DebouncedSearchProps {
  /** What is searched for now; a change from outside is taken over. */
  value: string
  /** Pause without typing before onSearch, in ms. */
  pauseMs: number
  /** Gets the trimmed text, and only if it differs from what is searched for. */
  onSearch: (text: string) => void
  /** Accessible name. */
  label: string
  placeholder?: string
  /** The key that the app lets focus this field: '/'. */
  shortcutHint?: string
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

/** Searches after a pause, at once on Enter and on clear. */
export function DebouncedSearch(props: DebouncedSearchProps) {
  const { value, pauseMs, onSearch, label, placeholder, shortcutHint, ref } = props
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  // Sent, but not yet come back as `value`: when it does, it is no news and the text typed since stays.
  const [underway, setUnderway] = useState<readonly string[]>([])

  if (value !== lastValue) {
    const place = underway.indexOf(value)
    setLastValue(value)
    setUnderway(place === -1 ? [] : underway.slice(place + 1))
    if (place === -1) setText(value)
  }

  const sought = underway.at(-1) ?? value

  function search(next: string) {
    const trimmed = next.trim()
    if (trimmed === sought) return
    setUnderway([...underway, trimmed])
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
    // Neither submits a form nor closes a dialog around the field.
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
        <IconButton className={classes.clear} size="sm" icon="close" label="Clear search" onPress={clear} />
      )}
    </search>
  )
}
