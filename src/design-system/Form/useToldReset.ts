import { useRef, type SyntheticEvent } from 'react'

type OnEdit = (name: string, data: FormData) => void

/** A browser does not say what a reset changes: here each changed field is told once, when all are back. */
export function useToldReset(onEdit: OnEdit | undefined) {
  /** While it is true the fields' own news are not passed on. */
  const isUnderway = useRef(false)

  function reset({ currentTarget: form }: SyntheticEvent<HTMLFormElement>) {
    const before = new FormData(form)
    isUnderway.current = true
    setTimeout(() => {
      isUnderway.current = false
      const after = new FormData(form)
      for (const name of changedNames(before, after)) onEdit?.(name, after)
    })
  }

  return { isUnderway, reset }
}

/** Names of fields with other values than before; a list's `name[]` is the field `name`. */
function changedNames(before: FormData, after: FormData) {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names
    .filter((name) => textOf(before, name) !== textOf(after, name))
    .map((name) => name.replace(/\[\]$/, ''))
}

const textOf = (data: FormData, name: string) => JSON.stringify(data.getAll(name))
