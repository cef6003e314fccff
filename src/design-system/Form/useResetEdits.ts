import { useRef, type SyntheticEvent } from 'react'

type OnEdit = (name: string, data: FormData) => void

/** Calls `onEdit` once for each field that a reset changed, after all fields are reset; browsers do not report this. */
export function useResetEdits(onEdit: OnEdit | undefined) {
  /** While true, the fields' `input` events are ignored. */
  const isResetting = useRef(false)

  function reset({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) {
    const before = new FormData(form)
    isResetting.current = true
    setTimeout(() => {
      isResetting.current = false
      const after = new FormData(form)
      for (const name of changedNames(before, after)) onEdit?.(name, after)
    })
  }

  return { isResetting, reset }
}

/** Returns the names of fields whose values differ; a list's `name[]` is the field `name`. */
function changedNames(before: FormData, after: FormData) {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names
    .filter((name) => textOf(before, name) !== textOf(after, name))
    .map((name) => name.replace(/\[\]$/, ''))
}

const textOf = (data: FormData, name: string) => JSON.stringify(data.getAll(name))
