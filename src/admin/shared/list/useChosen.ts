import { useState } from 'react'
import type { Paged } from '#contract/paging.ts'
import type { SelectedKeys } from '#design-system/DataTable/selection.ts'

interface ChosenOptions<Row> {
  idOf: (row: Row) => number
  /** The page that the list shows. */
  page: Paged<Row> | undefined
  /** Search and filters of the list: another search or filter chooses nothing. */
  scope: object
  /** Reads all rows that match. */
  fetchAll: () => Promise<Row[]>
}

/** The rows as they were seen, by id. */
type Seen<Row> = ReadonlyMap<number, Row>

interface State<Row> {
  scope: string
  keys: SelectedKeys
  seen: Seen<Row>
}

/** The chosen rows of a list. They stay chosen from page to page, until search or filters change. */
export function useChosen<Row>({ idOf, page, scope, fetchAll }: ChosenOptions<Row>) {
  const currentScope = JSON.stringify(scope)
  const none = (): State<Row> => ({ scope: currentScope, keys: new Set(), seen: new Map() })
  const [state, setState] = useState(none)
  if (state.scope !== currentScope) setState(none())
  const { keys, seen } = state

  const rows = page?.data ?? []
  const shown = new Map(rows.map((row) => [idOf(row), row]))
  const total = page?.total ?? 0
  const count = keys === 'all' ? total : keys.size

  const latest = () => [...seen.values()].map((row) => shown.get(idOf(row)) ?? row)

  function choose(next: SelectedKeys) {
    const rowsOf = (ids: ReadonlySet<string | number>) =>
      [...ids].flatMap((key) => {
        const row = shown.get(Number(key)) ?? seen.get(Number(key))
        return row === undefined ? [] : [[Number(key), row] as const]
      })
    const kept = next === 'all' ? seen : new Map(rowsOf(next))
    setState({ scope: currentScope, keys: next, seen: kept })
  }

  return {
    keys,
    choose,
    count,
    total,
    /** The chosen rows that are known: all of them, or of 'all' those of the page. */
    known: keys === 'all' ? rows : latest(),
    /** Returns all chosen rows, as they were last seen. */
    resolve: async (): Promise<readonly Row[]> => (keys === 'all' ? fetchAll() : latest()),
    /** Chooses these rows and no others. */
    chooseOnly: (only: readonly Row[]) =>
      setState({
        scope: currentScope,
        keys: new Set(only.map(idOf)),
        seen: new Map(only.map((row) => [idOf(row), row])),
      }),
  }
}

export type Chosen<Row> = ReturnType<typeof useChosen<Row>>
