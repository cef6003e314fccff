import { useEffect, useRef, useState, type RefObject } from 'react'
import type { ApiError } from '#api/apiError.ts'
import { downloadRegister, type DownloadProgress, type Register } from '#api/download.ts'
import { focusScreen } from '#admin/shared/focusScreen.ts'
import { countText } from '#admin/shared/kindTexts.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { saveFile } from './saveFile.ts'

type DownloadState =
  | { kind: 'idle' }
  | { kind: 'busy'; progress: DownloadProgress }
  | { kind: 'failed'; error: ApiError }

/**
 * The download of a list as one state. Unmounting the screen aborts it.
 * @param search the list's, which a download ignores (reading Q65)
 * @param button the start button
 */
export function useDownload(register: Register, search: string, button: RefObject<HTMLButtonElement | null>) {
  const { kind } = register
  // The name is the specification's (@spec 400).
  const fileName = `${kind}_export.xlsx`
  const searchNote =
    search === '' ? undefined : `The file has all ${kind} in this filter, not only those found.`
  const [state, setState] = useState<DownloadState>({ kind: 'idle' })
  const notices = useNotices()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  /** Retry and Cancel are unmounted when they are pressed. On phones the button may be in a closed sheet. */
  function focusButton() {
    button.current?.focus()
    if (document.activeElement !== button.current) focusScreen()
  }

  async function start() {
    const { signal } = (controller.current = new AbortController())
    const onProgress = (progress: DownloadProgress) => setState({ kind: 'busy', progress })
    onProgress({ bytes: 0 })
    focusButton()
    let rows: number | undefined
    const result = await downloadRegister(register, {
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
    saveFile(result.file, fileName)
    const done = `${fileName} has been downloaded${rows === undefined ? '' : `: ${countText(kind, rows)}`}.`
    notices.show({ tone: 'success', text: searchNote === undefined ? done : `${done} ${searchNote}` })
  }

  function cancel() {
    controller.current?.abort()
    setState({ kind: 'idle' })
    focusButton()
    notices.show({ tone: 'info', text: 'The download has been cancelled.' })
  }

  return { kind, fileName, searchNote, state, start: () => void start(), cancel }
}

export type Download = ReturnType<typeof useDownload>
