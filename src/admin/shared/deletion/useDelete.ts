import { useState } from 'react'

/** The delete dialog of one row: open, pending, or refused with an error. */
interface Asked<Row> {
  row: Row
  isPending: boolean
  error?: string
}

interface DeleteFlow<Row> {
  /** Deletes the row; rejects when the server refuses. */
  remove: (row: Row) => Promise<unknown>
  /** Called after the row is deleted. */
  onGone: (row: Row) => void
  /** Returns the error text that the dialog shows. */
  describe: (error: unknown) => string
}

export type Deletion<Row> = ReturnType<typeof useDelete<Row>>

/** The delete flow of a row as one state: asked, pending, refused, gone. @spec 303-306 */
export function useDelete<Row>({ remove, onGone, describe }: DeleteFlow<Row>) {
  const [asked, setAsked] = useState<Asked<Row>>()
  const [gone, setGone] = useState<Row>()

  async function confirm() {
    if (!asked || asked.isPending) return
    setAsked({ row: asked.row, isPending: true })
    try {
      await remove(asked.row)
      setAsked(undefined)
      setGone(asked.row)
      onGone(asked.row)
    } catch (error) {
      setAsked({ row: asked.row, isPending: false, error: describe(error) })
    }
  }

  return {
    asked,
    ask: (row: Row) => setAsked({ row, isPending: false }),
    cancel: () => setAsked(undefined),
    confirm: () => void confirm(),
    /**
     * Returns the rows without the deleted one, until the list is refetched.
     * A restored row is a new object, so it is kept.
     * @spec 307-309, reading Q63
     */
    remaining: (rows: readonly Row[]) => rows.filter((row) => row !== gone),
  }
}
