import { useRef, useState } from 'react'
import { useNotices } from '#admin/shared/notices.tsx'
import { useChangeBulkMutation, useRemoveBulkMutation, useRestoreBulkMutation } from '#api/endpoints/bulk.ts'
import type { RefusedReason } from './bulkTexts.ts'

/** Who was refused at the last action, and why. */
export interface Refused {
  text: string
  reasons: readonly RefusedReason[]
}

/** The dialog of an action: what it asks about, and whether it runs or failed. */
export interface Asked<Row> {
  /** `own` is the label of an action that only this kind has. */
  action: 'move' | 'delete' | { own: string }
  rows: readonly Row[]
  isPending: boolean
  error?: string
}

/** The state of the actions on the chosen rows, apart from the actions, which a list loads when a row is chosen. */
export function useBulkState<Row>() {
  const [change] = useChangeBulkMutation()
  const [remove] = useRemoveBulkMutation()
  const [restore] = useRestoreBulkMutation()
  const notices = useNotices()
  const [asked, setAsked] = useState<Asked<Row>>()
  const [refused, setRefused] = useState<Refused>()
  const [isBusy, setBusy] = useState(false)
  const submit = useRef({ text: '', key: '' })
  return { change, remove, restore, notices, asked, setAsked, refused, setRefused, isBusy, setBusy, submit }
}

export type BulkState<Row> = ReturnType<typeof useBulkState<Row>>
