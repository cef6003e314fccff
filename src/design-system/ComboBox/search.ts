import { useMemo, useState } from 'react'
import type { Option } from '#design-system/Select/option.ts'

/** Props of fields whose options are found elsewhere: by a server, for example. */
export interface SearchProps {
  /**
   * Called with the text as the user types, and with '' once the text is no search any more. With it, the caller passes the
   * options that match, at first also those that are selected, whose names are kept from then on.
   */
  onSearch?: (text: string) => void
  /** Whether the options for the text are still to come; the list says so. @default false */
  isLoading?: boolean
}

/** Returns all options by their ids: the present ones, and those of these ids that were present before. */
export function useKnown(ids: readonly string[], options: readonly Option[]): ReadonlyMap<string, Option> {
  const [kept, setKept] = useState<readonly Option[]>([])
  const known = useMemo(
    () => new Map([...kept, ...options].map((option) => [option.id, option])),
    [kept, options],
  )
  const chosen = ids.flatMap((id) => known.get(id) ?? [])
  if (chosen.length !== kept.length || chosen.some((option, index) => option !== kept[index])) setKept(chosen)
  return known
}
