import { useState } from 'react'
import { failureText } from '#admin/shared/failureText.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { saveFile } from '#admin/shared/list/saveFile.ts'
import { downloadRefused } from '#api/download.ts'
import type { ImportCheck } from '#contract/import/import.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { rowsText } from './importTexts.ts'
import { refusedRows } from './refused.ts'
import type { Draft } from './draft.ts'
import type { Import } from './useImport.ts'

interface RefusedButtonProps {
  run: Import
  draft: Draft
  check: ImportCheck
}

/** Downloads the refused rows with their reasons, to be put right and imported again. */
export function RefusedButton({ run, draft, check }: RefusedButtonProps) {
  const notices = useNotices()
  const [isBusy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    const name = `${run.kind}_refused.xlsx`
    const body = refusedRows(run.kind, draft, check)
    const result = await downloadRefused(run.kind, body)
    setBusy(false)
    if (result.kind === 'failed')
      notices.show({ tone: 'error', text: failureText(result.error, 'Failed to download what was refused') })
    if (result.kind !== 'done') return
    saveFile(result.file, name)
    notices.show({ tone: 'success', text: `${name} has been downloaded: ${rowsText(body.rows.length)}.` })
  }

  return (
    <Button icon="download" isIconOnPhones isPending={isBusy} onPress={() => void download()}>
      Download what was refused
    </Button>
  )
}
