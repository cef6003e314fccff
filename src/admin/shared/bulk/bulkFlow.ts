import { failureText } from '#admin/shared/failureText.ts'
import { newSubmitKey } from '#admin/shared/form/submitKey.ts'
import type { AnySet } from '#api/endpoints/bulk.ts'
import type { BulkOutcome } from '#contract/bulkOutcome.ts'
import type { Versioned } from '#contract/paging.ts'
import type { BulkOf } from './bulkKinds.ts'
import { doneText, reasonsOf, refusedText, type BulkAction } from './bulkTexts.ts'
import type { Asked, BulkState } from './useBulkState.ts'
import type { Chosen } from '#admin/shared/list/useChosen.ts'

const FAILURE = 'Nothing was changed. Please try again.'

/** Changing, deleting and undoing for several records: one call each, then a notice with Undo. Who was refused stays chosen. */
export function bulkFlow<Row extends Versioned>(of: BulkOf<Row>, chosen: Chosen<Row>, state: BulkState<Row>) {
  const { kind, idOf, nameOf } = of
  const { change, remove, restore, notices, asked, setAsked, refused, setRefused, isBusy, setBusy, submit } =
    state

  /** Returns the key of a call: the same one for the same call, until it was answered. */
  function keyOf(call: object): string {
    const text = JSON.stringify(call)
    if (submit.current.text !== text) submit.current = { text, key: newSubmitKey() }
    return submit.current.key
  }

  /** @param undo writes back the records that were written */
  function settle(rows: readonly Row[], action: BulkAction, outcome: BulkOutcome, undo?: Undo) {
    submit.current = { text: '', key: '' }
    const byId = new Map(rows.map((row) => [idOf(row), row]))
    const nameById = (id: number) => {
      const row = byId.get(id)
      return row === undefined ? `no. ${id}` : nameOf(row)
    }
    const isRefused = new Set(outcome.refused.map(({ id }) => id))
    setRefused(
      isRefused.size === 0
        ? undefined
        : {
            text: refusedText(kind, isRefused.size, action),
            reasons: reasonsOf(outcome.refused, nameById),
          },
    )
    chosen.chooseOnly(rows.filter((row) => isRefused.has(idOf(row))))
    if (outcome.done.length === 0) {
      notices.dismiss()
      return
    }
    notices.show({
      tone: 'success',
      text: doneText(kind, outcome.done.length, action),
      ...(undo && { action: { label: 'Undo', onPress: () => void undo(outcome) } }),
    })
  }

  type Undo = (outcome: BulkOutcome) => Promise<void>

  const setsOf = (rows: readonly Row[], set: (row: Row) => AnySet) =>
    rows.map((row) => ({ id: idOf(row), version: row.version, set: set(row) }))

  /** Runs an action without a dialog; a failure is a notice with Retry. */
  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      const retry = { label: 'Retry', onPress: () => void attempt(work) }
      notices.show({ tone: 'error', text: failureText(error, FAILURE), action: retry })
    }
    setBusy(false)
  }

  /** @param before what to set to undo it */
  async function changeRows(
    rows: readonly Row[],
    set: (row: Row) => AnySet,
    action: BulkAction,
    before?: (row: Row) => AnySet,
  ): Promise<void> {
    const records = setsOf(rows, set)
    const outcome = await change({ kind, records, submitKey: keyOf({ records }) }).unwrap()
    const undo: Undo = async ({ done }) => {
      const versions = new Map(done.map(({ id, version }) => [id, version]))
      const written = rows.flatMap((row) => {
        const version = versions.get(idOf(row))
        return version === undefined ? [] : [{ ...row, version }]
      })
      if (before)
        await attempt(() => changeRows(written, before, { done: 'changed back', short: 'changed back' }))
    }
    settle(rows, action, outcome, before && undo)
  }

  async function deleteRows(rows: readonly Row[]): Promise<void> {
    const records = rows.map((row) => ({ id: idOf(row), version: row.version }))
    const outcome = await remove({ kind, records, submitKey: keyOf({ records }) }).unwrap()
    settle(rows, { done: 'deleted', short: 'deleted' }, outcome, async ({ done }) => {
      const ids = done.map(({ id }) => ({ id }))
      await attempt(async () => {
        const restored = await restore({ kind, records: ids, submitKey: keyOf({ ids }) }).unwrap()
        settle(rows, { done: 'restored', short: 'restored' }, restored)
      })
    })
  }

  /** Opens the dialog of an action, for all chosen rows. */
  const ask = (action: Asked<Row>['action']) =>
    attempt(async () => {
      setRefused(undefined)
      setAsked({ action, rows: await chosen.resolve(), isPending: false })
    })

  /** Runs what the dialog asked about; a failure stays in the dialog. */
  async function confirm(work: (rows: readonly Row[]) => Promise<void>) {
    if (!asked || asked.isPending) return
    const { action, rows } = asked
    setAsked({ action, rows, isPending: true })
    try {
      await work(rows)
      setAsked(undefined)
    } catch (error) {
      setAsked({ action, rows, isPending: false, error: failureText(error, FAILURE) })
    }
  }

  /** Changes the rows of the dialog. @param before what to set to undo it */
  const confirmChange = (set: (row: Row) => AnySet, before: (row: Row) => AnySet, action: BulkAction) =>
    void confirm((rows) => changeRows(rows, set, action, before))

  return {
    of,
    asked,
    refused,
    isBusy,
    ask: (action: Asked<Row>['action']) => void ask(action),
    cancel: () => setAsked(undefined),
    forgetRefused: () => setRefused(undefined),
    confirmDelete: () => void confirm(deleteRows),
    /** Moves the rows of the dialog. @param set the place @param name 'Batch 07 Women, Division B' */
    confirmMove: (set: AnySet, name: string) =>
      confirmChange(
        () => set,
        (row) => of.setOf(of.placeOf(row)),
        { done: `moved to ${name}`, short: 'moved' },
      ),
    confirmChange,
    /** Changes the chosen rows that `isMeant`, without a dialog. */
    changeChosen: (
      isMeant: (row: Row) => boolean,
      sets: { set: AnySet; before: AnySet },
      action: BulkAction,
    ) =>
      void attempt(async () => {
        setRefused(undefined)
        const rows = (await chosen.resolve()).filter(isMeant)
        if (rows.length > 0)
          await changeRows(
            rows,
            () => sets.set,
            action,
            () => sets.before,
          )
      }),
    /** Does something with the chosen rows that changes nothing. */
    withChosen: (work: (rows: readonly Row[]) => Promise<void>) =>
      void attempt(async () => work(await chosen.resolve())),
  }
}

export type BulkFlow<Row extends Versioned> = ReturnType<typeof bulkFlow<Row>>
