import { useEffect, useRef, useState, type RefObject } from 'react'
import { useNotices } from '#admin/shared/notices.tsx'
import type { ApiError } from '#api/apiError.ts'
import { downloadStudents, type DownloadProgress } from '#api/download.ts'
import type { StudentQuery } from '#contract/users.ts'
import { saveFile } from '#admin/shared/saveFile.ts'

/** The name of the downloaded file. @spec 400 */
export const FILE_NAME = 'students_export.xlsx'

export const SEARCH_NOTE = 'The file has all students in this filter, not only those found.'

interface DownloadParts extends Pick<StudentQuery, 'batch_id' | 'division_id' | 'is_active' | 'sort'> {
  /** The list's search, which a download ignores (reading Q65). */
  search: string
}

type DownloadState =
  | { kind: 'idle' }
  | { kind: 'busy'; progress: DownloadProgress }
  | { kind: 'failed'; error: ApiError }

/**
 * The download of the register as one state. Unmounting the screen aborts it.
 * @param button the start button, which takes the focus when Retry or Cancel is unmounted
 */
export function useDownload(
  { search, ...filters }: DownloadParts,
  button: RefObject<HTMLButtonElement | null>,
) {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const notices = useNotices()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  async function start() {
    const { signal } = (controller.current = new AbortController())
    const onProgress = (progress: DownloadProgress) => setState({ kind: 'busy', progress })
    onProgress({ bytes: 0 })
    button.current?.focus()
    let rows: number | undefined
    const result = await downloadStudents(filters, {
      signal,
      onProgress: (progress) => {
        if (signal.aborted) return
        rows = progress.rows
        onProgress(progress)
      },
    })
    if (signal.aborted || result.kind === 'cancelled') return
    if (result.kind === 'failed') {
      setState(result)
      return
    }
    setState({ kind: 'idle' })
    saveFile(result.file, FILE_NAME)
    notices.show({ tone: 'success', text: doneText(rows, search) })
  }

  function cancel() {
    controller.current?.abort()
    setState({ kind: 'idle' })
    button.current?.focus()
    notices.show({ tone: 'info', text: 'The download has been cancelled.' })
  }

  return { state, isSearched: search !== '', start: () => void start(), cancel }
}

export type Download = ReturnType<typeof useDownload>

/** '1 student', '45 students'. */
export const studentsText = (rows: number) => (rows === 1 ? '1 student' : `${rows} students`)

function doneText(rows: number | undefined, search: string) {
  const done = `${FILE_NAME} has been downloaded${rows === undefined ? '' : `: ${studentsText(rows)}`}.`
  return search === '' ? done : `${done} ${SEARCH_NOTE}`
}
