import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { failureText } from '#admin/shared/failureText.ts'
import { useLeaveGuard } from '#admin/shared/form/useLeaveGuard.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { newSubmitKey } from '#admin/shared/form/submitKey.ts'
import { isApiError, isUnanswered } from '#api/apiError.ts'
import {
  useCheckImportMutation,
  useImportRowsMutation,
  useReadSheetMutation,
  type ImportSource,
} from '#api/endpoints/imports.ts'
import { ImportCheck, type ImportAnswers, type ImportBody, type ImportDone } from '#contract/import/import.ts'
import type { ImportKind } from '#contract/import/importFields.ts'
import { isAnswered } from './answers.ts'
import { columnsOf, rememberColumns } from './columnMemory.ts'
import { listOf } from './importTexts.ts'
import { stepOf, type Step } from './step.ts'
import { slipsQuestion, useSlips, useSlipsBackGuard } from './useSlips.ts'
import type { Draft } from './draft.ts'

type Busy = 'reading' | 'checking' | 'importing'

/** How far writing is, in rows. */
export interface Written {
  done: number
  total: number
}

/**
 * An import from the file to the result. The step is in the address, so that Back leads to the step before; all else is in
 * memory, and asked about before it is left.
 */
export function useImport(kind: ImportKind) {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const [draft, setDraft] = useState<Draft>()
  const [check, setCheck] = useState<ImportCheck>()
  /** Whether cells or answers were changed since the check. */
  const [isOutdated, setOutdated] = useState(false)
  const [done, setDone] = useState<ImportDone>()
  const [busy, setBusy] = useState<Busy>()
  const [written, setWritten] = useState<Written>()
  const [failure, setFailure] = useState<string>()
  const [read] = useReadSheetMutation()
  const [askCheck] = useCheckImportMutation()
  const [write] = useImportRowsMutation()
  const notices = useNotices()
  const controller = useRef<AbortController>(undefined)
  /** The key of an import whose response was lost: sent again, it writes nothing twice. */
  const submitKey = useRef<string>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const slips = useSlips(done)
  const step = slips.areWaiting ? 'done' : stepOf(params.get('step'), { draft, check, done })
  function discard() {
    controller.current?.abort()
    slips.take()
  }
  useLeaveGuard(
    slips.areWaiting || (draft !== undefined && step !== 'done'),
    discard,
    slips.areWaiting ? slipsQuestion : undefined,
  )
  useSlipsBackGuard({
    // The last step takes the place of the check in the history.
    isBack: slips.areWaiting && params.get('step') !== 'done' && params.get('step') !== 'check',
    comeBack: () => goTo('done', { replace: false }),
    leave: () => void navigate(listOf[kind]),
  })

  function goTo(next: Step, { replace = next === 'done' } = {}) {
    const address = new URLSearchParams({ kind })
    if (next !== 'file') address.set('step', next)
    setParams(address, { replace })
  }

  /** Runs one call at a time, and says why it failed. */
  async function attempt<T>(what: Busy, fallback: string, call: () => Promise<T>): Promise<T | undefined> {
    if (busy !== undefined) return undefined
    setBusy(what)
    setFailure(undefined)
    try {
      return await call()
    } catch (error) {
      setFailure(failureText(error, fallback))
      return undefined
    } finally {
      setBusy(undefined)
    }
  }

  async function readSource(source: ImportSource, number?: number) {
    const sheet = await attempt('reading', 'Failed to read the file', () =>
      read({ kind, ...source, sheet: number }).unwrap(),
    )
    if (!sheet) return
    setDraft({ source, sheet, columns: columnsOf(kind, sheet), rows: sheet.rows, answers: {} })
    setCheck(undefined)
    setDone(undefined)
    goTo('columns')
  }

  function change(changes: Partial<Pick<Draft, 'columns' | 'rows' | 'answers'>>) {
    setDraft((now) => now && { ...now, ...changes })
    setOutdated(true)
    submitKey.current = undefined
  }

  function correct(index: number, column: number, text: string) {
    if (!draft) return
    change({
      rows: draft.rows.map((row, at) =>
        at === index
          ? { ...row, cells: row.cells.map((cell, place) => (place === column ? text : cell)) }
          : row,
      ),
    })
  }

  async function checkRows() {
    if (!draft) return
    const body = bodyOf(draft)
    const validated = await attempt('checking', 'Failed to check the rows', () =>
      askCheck({ kind, body }).unwrap(),
    )
    if (!validated) return
    rememberColumns(kind, draft.sheet.headers, draft.columns)
    show(validated)
    // What is asked is answered beside the columns.
    goTo(validated.questions.every((question) => isAnswered(question, draft.answers)) ? 'check' : 'columns')
  }

  function show(validated: ImportCheck) {
    setCheck(validated)
    setOutdated(false)
  }

  async function importAll(mode: ImportBody['mode']) {
    if (!draft || !check) return
    const body: ImportBody = { ...bodyOf(draft), seen: check.rows.map(({ seen }) => seen), mode }
    const { signal } = (controller.current = new AbortController())
    setWritten(undefined)
    const result = await attempt('importing', 'Failed to import', () =>
      write({
        kind,
        body,
        submitKey: (submitKey.current ??= newSubmitKey()),
        signal,
        onProgress: (rows, total) => setWritten({ done: rows, total }),
      }).unwrap(),
    )
    if (!result) return
    if (result.kind === 'cancelled') {
      notices.show({ tone: 'info', text: 'The import has been cancelled.' })
      return
    }
    if (result.kind === 'failed') {
      failed(result.error)
      return
    }
    submitKey.current = undefined
    setDone(result.done)
    goTo('done')
  }

  function failed(error: unknown) {
    if (!isUnanswered(error)) submitKey.current = undefined
    const again = isApiError(error) && 'data' in error ? ImportCheck.safeParse(error.data).data : undefined
    if (again) show(again)
    setFailure(failureText(error, 'Failed to import. Nothing was written.'))
  }

  function cancel() {
    controller.current?.abort()
    submitKey.current = undefined
  }

  function startOver() {
    setDraft(undefined)
    setCheck(undefined)
    setDone(undefined)
    setFailure(undefined)
    goTo('file')
  }

  return {
    kind,
    step,
    draft,
    check,
    done,
    busy,
    written,
    failure,
    isOutdated,
    goTo,
    readSource,
    setFailure,
    setColumns: (columns: Draft['columns']) => change({ columns }),
    setAnswers: (answers: ImportAnswers) => change({ answers }),
    correct,
    checkRows,
    importAll,
    cancel,
    startOver,
    takeSlips: slips.take,
  }
}

export type Import = ReturnType<typeof useImport>

const bodyOf = ({ columns, rows, sheet, answers }: Draft) => ({
  columns: [...columns],
  rows: [...rows],
  epoch: sheet.epoch,
  answers,
})
