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

export type Deletion<Row> = ReturnType<typeof useDelete<Row>>

/** Deleting a row as one state: asked, under way, refused, gone. @spec 303-306 */
export function useDelete<Row>({ remove, onGone, describe }: DeleteFlow<Row>) {
  const [asked, setAsked] = useState<Asked<Row>>()
  const [gone, setGone] = useState<Row>()

  // The button that asked goes with its row: the focus would be lost, now or when the details around it close.
  useEffect(() => {
    if (gone === undefined) return undefined
    focusScreen()
    const details = document.querySelector('dialog[open]')
    details?.addEventListener('close', focusScreen, { once: true })
    return () => details?.removeEventListener('close', focusScreen)
  }, [gone])

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
     * The rows without the one that is gone, until the list is here again.
     * A row that is brought back is another object.
     * @spec 307-309, reading Q63
     */
    remaining: (rows: readonly Row[]) => rows.filter((row) => row !== gone),
  }
}
