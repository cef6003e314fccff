import { useEffect, useRef, useState } from 'react'
import { useAct } from '#admin/shared/useAct.ts'
import { useDiscardSiteDraftMutation } from '#api/endpoints/site.ts'
import { withoutBlanks } from '#contract/site/blanks.ts'
import { sectionNames, type Section } from '#contract/site/sections.ts'
import { isEqual } from '#contract/site/values.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { useEditor } from './editor.ts'
import { STATUS_ID } from './SaveStatus.tsx'

/** Takes a section back to what is published, after a question, with Undo. */
export function DiscardButton({ section }: { section: Section }) {
  const editor = useEditor()
  const [discard] = useDiscardSiteDraftMutation()
  const [isAsked, setAsked] = useState(false)
  const { isPending, failure, act } = useAct()
  const { content, published } = editor
  const isDiscarded = useRef(false)

  // Once the dialog is closed, as its button is disabled then.
  useEffect(() => {
    if (isDiscarded.current && !isAsked) document.getElementById(STATUS_ID)?.focus()
    isDiscarded.current = false
  }, [isAsked])

  const confirm = () =>
    act(async () => {
      const { content: discarded, published: kept, revision } = editor.state()
      try {
        editor.restart(await discard({ section, revision }).unwrap())
      } catch (error) {
        // What another has saved meanwhile is seen before it is discarded, too.
        editor.takeRefusal(error)
        throw error
      }
      isDiscarded.current = true
      setAsked(false)
      editor.offerUndo(
        `${sectionNames[section]} is as it is published.`,
        () => editor.bringBack(discarded, kept),
        STATUS_ID,
      )
    })

  return (
    <>
      {!isEqual(withoutBlanks(content), published) && (
        <Button variant="ghost" size="sm" icon="undo" onPress={() => setAsked(true)}>
          Discard changes
        </Button>
      )}
      <ConfirmDialog
        title="Discard changes"
        tone="danger"
        confirmLabel="Discard"
        isOpen={isAsked}
        isPending={isPending}
        {...(failure !== undefined && { errorMessage: failure })}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      >
        {`All changes of this section that are not published are taken back, also those of others.`}
      </ConfirmDialog>
    </>
  )
}
