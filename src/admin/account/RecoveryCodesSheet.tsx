import { institute } from 'content:institute'
import { useEffect, useRef, useState } from 'react'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { focusScreen } from '#admin/shared/focusScreen.ts'
import { saveFile } from '#admin/shared/list/saveFile.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx'
import { useCopy, type Selectable } from '#design-system/Field/useCopy.ts'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import classes from './RecoveryCodesSheet.module.css'

interface RecoveryCodesSheetProps {
  codes: readonly string[]
  onDone: () => void
}

/** Shows new recovery codes, this once, to download, copy or print. */
export function RecoveryCodesSheet({ codes, onDone }: RecoveryCodesSheetProps) {
  const [isKept, setKept] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const selection = useRef<Selectable>({
    focus: () => list.current?.focus(),
    select: () => list.current && getSelection()?.selectAllChildren(list.current),
  })
  const { copy, message, isCopied } = useCopy(selection)
  const text = `${institute.name}: recovery codes\nEach works once.\n\n${codes.join('\n')}\n`

  useEffect(() => {
    focusScreen()
    window.scrollTo(0, 0)
  }, [])

  return (
    <div className={classes.page}>
      <title>Recovery codes · Admin</title>
      <PageHeader title="Recovery codes" />
      <InlineAlert tone="success">Two-step sign-in is on.</InlineAlert>
      <section className={classes.sheet}>
        <p>For the day your phone is lost. Each works once, in place of the code from your phone.</p>
        <ol ref={list} className={classes.codes} tabIndex={-1} data-paper="">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={classes.buttons}>
          <Button
            icon="download"
            onPress={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
          >
            Download
          </Button>
          <Button icon={isCopied ? 'check' : 'copy'} onPress={() => void copy(codes.join('\n'))}>
            Copy
          </Button>
          <Button icon="print" onPress={() => window.print()}>
            Print
          </Button>
          <output className={classes.said}>{message}</output>
        </div>
        <Checkbox
          name="kept"
          label="I have put them in a safe place. They are not shown again."
          value={isKept}
          onChange={setKept}
        />
      </section>
      <AdminBar
        end={
          <Button variant="primary" isDisabled={!isKept} onPress={onDone}>
            Finish
          </Button>
        }
      />
    </div>
  )
}
