import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { deviceStorage } from '#api/storage.ts'

const KEY = 'shortcuts'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const areOn = () => deviceStorage.read(KEY) !== 'off'

/** Whether single-letter shortcuts are on; users can turn them off (WCAG 2.1.4). Stored on this device. */
export function useShortcutSetting() {
  const isOn = useSyncExternalStore(subscribe, areOn, () => true)
  return {
    isOn,
    toggle: () => {
      deviceStorage.write(KEY, isOn ? 'off' : 'on')
      for (const listener of listeners) listener()
    },
  }
}

/**
 * Calls the action of a pressed key, unless the user is typing, also in a list, holds a modifier, has turned shortcuts off, or is in
 * a modal dialog that lies above what the keys are for.
 * @param dialogs how many modal dialogs the keys belong into: 1 for those of a drawer
 */
export function useShortcuts(isOn: boolean, actions: Readonly<Record<string, () => void>>, dialogs = 0) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()]
    if (!action || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    if (document.querySelectorAll('dialog:modal').length > dialogs) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    if (!isOn) return undefined
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

/** Ctrl+Enter or Cmd+Enter submits the form that has the focus, from any of its fields. */
export function useSubmitKey() {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, target } = event
      if (key !== 'Enter' || !(ctrlKey || metaKey) || !(target instanceof HTMLElement)) return
      const form = target.closest('form')
      if (form === null) return
      // Otherwise a Select handles Enter and opens its list.
      event.stopPropagation()
      form.requestSubmit()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [])
}

/** What takes letters itself: fields, and lists that jump to what is typed. */
const TAKES_LETTERS =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=spinbutton], [aria-haspopup=listbox]'

/**
 * Whether a key belongs to what has the focus, or to what the event comes from: a search box of a list sends its keys again from
 * the option that it marks, where the focus is not.
 */
function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true
  const elements = [document.activeElement, ...event.composedPath()]
  return elements.some((element) => element instanceof Element && element.matches(TAKES_LETTERS))
}
