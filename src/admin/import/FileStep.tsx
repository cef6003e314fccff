import { useRef, useState, type DragEvent } from 'react'
import { RetryAlert } from '#admin/shared/RetryAlert.tsx'
import { failureText } from '#admin/shared/failureText.ts'
import { saveFile } from '#admin/shared/list/saveFile.ts'
import { downloadTemplate } from '#api/download.ts'
import { IMPORT_LIMITS } from '#contract/import/import.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Icon } from '#design-system/Icon/Icon.tsx'
import { TextArea } from '#design-system/TextField/TextArea.tsx'
import { useNotices } from '#admin/shared/notices.tsx'
import classes from './FileStep.module.css'
import { PastImports } from './PastImports.tsx'
import type { Import } from './useImport.ts'

const MEGABYTE = 1024 * 1024

/** The first step: a file, or cells that are pasted. */
export function FileStep({ run }: { run: Import }) {
  const { kind } = run
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [pasted, setPasted] = useState('')
  const isReading = run.busy === 'reading'

  function give(file: File | undefined) {
    if (!file) return
    if (file.size > IMPORT_LIMITS.fileBytes) {
      const limit = IMPORT_LIMITS.fileBytes / MEGABYTE
      run.setFailure(
        `${file.name} is larger than ${limit} MB. Split it, and import the parts one after another.`,
      )
      return
    }
    void run.readSource({ name: file.name, body: file })
  }

  const drops = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      give(event.dataTransfer.files[0])
    },
  }

  return (
    <div className={classes.step}>
      <section {...drops} className={classes.drop} aria-label="File" data-over={isOver || undefined}>
        <Icon name="upload" className={classes.icon} />
        <p className={classes.lead}>
          <span className={classes.byMouse}>Drop a spreadsheet here, or choose one.</span>
          <span className={classes.byTouch}>Choose a spreadsheet from this phone.</span>
        </p>
        <Button variant="primary" isPending={isReading} onPress={() => input.current?.click()}>
          Choose a file
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.xlsm,.csv,.tsv,.txt"
          onChange={(event) => {
            give(event.target.files?.[0])
            // The same file can be chosen again after it was put right.
            event.target.value = ''
          }}
        />
        <p className={classes.note}>
          {`.xlsx or .csv, up to ${IMPORT_LIMITS.fileBytes / MEGABYTE} MB and ${IMPORT_LIMITS.rows.toLocaleString('en')} rows. `}
          The first row has the names of the columns. Passwords are never read from a file.
        </p>
        <TemplateButton run={run} />
      </section>
      <section className={classes.paste} aria-label="Pasted cells">
        <TextArea
          label="Or paste cells from a spreadsheet"
          name="pasted"
          description="Select the cells with the row of column names above them, copy, and paste here."
          rows={5}
          value={pasted}
          onChange={setPasted}
        />
        <Button
          isDisabled={pasted.trim() === ''}
          isInert={isReading}
          onPress={() => void run.readSource({ name: '', body: pasted })}
        >
          Use pasted cells
        </Button>
      </section>
      <PastImports kind={kind} />
    </div>
  )
}

/** Downloads a spreadsheet with the columns, an example, and the batches and divisions that there are. */
function TemplateButton({ run: { kind } }: { run: Import }) {
  const notices = useNotices()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function download() {
    setBusy(true)
    setFailure(undefined)
    const result = await downloadTemplate(kind)
    setBusy(false)
    if (result.kind === 'failed') setFailure(failureText(result.error, 'Failed to download the template'))
    if (result.kind !== 'done') return
    const name = `${kind}_template.xlsx`
    saveFile(result.file, name)
    notices.show({ tone: 'success', text: `${name} has been downloaded.` })
  }

  if (failure !== undefined) return <RetryAlert onRetry={() => void download()}>{failure}</RetryAlert>
  return (
    <Button variant="ghost" icon="download" isPending={isBusy} onPress={() => void download()}>
      Download a template
    </Button>
  )
}
