import { useEffect, useState } from 'react'
import { focusScreen } from './focusScreen.ts'

/** What is asked about one row: to be deleted, being deleted, or refused with a text. */
interface Asked<Row> {
  row: Row
  isPending: boolean
  error?: string
}

interface DeleteFlow<Row> {
  /** Deletes the row; a rejection is a refusal. */
  remove: (row: Row) => Promise<unknown>
  onGone: (row: Row) => void
  /** The words of a refusal, shown in the dialog. */
  describe: (error: unknown) => string
}

/** Deleting a row as one state: asked, under way, refused, gone (statements 303 to 306). */
export function useDelete<Row>({ remove, onGone, describe }: DeleteFlow<Row>) {
  const [asked, setAsked] = useState<Asked<Row>>()
  const [goneCount, setGoneCount] = useState(0)

  // The button that asked goes with its row: the focus would be lost.
  useEffect(() => {
    if (goneCount > 0) focusScreen()
  }, [goneCount])

  async function confirm() {
    if (!asked || asked.isPending) return
    setAsked({ row: asked.row, isPending: true })
    try {
      await remove(asked.row)
      setAsked(undefined)
      setGoneCount(goneCount + 1)
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
  }
}
