import { useEffect, useRef, useState } from 'react'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { useAct } from '#admin/shared/useAct.ts'
import { usePublishSiteVersionMutation } from '#api/endpoints/site.ts'
import { paths } from '#contract/paths.ts'
import type { VersionHead } from '#contract/site/editing.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { overtakenText } from './siteTexts.ts'

/** Says that the site is published, and takes it back on demand. */
export function Published({ version }: { version: VersionHead }) {
  const [publish] = usePublishSiteVersionMutation()
  const [isUndone, setUndone] = useState(false)
  const { isPending, failure, act } = useAct()
  const [overtaken, setOvertaken] = useState<string>()
  const before = version.number - 1
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const undo = () =>
    act(async () => {
      try {
        await publish({ number: before, body: { base: version.number, keepsDraft: true } }).unwrap()
        setUndone(true)
      } catch (error) {
        const happened = overtakenText(error)
        if (happened === undefined) throw error
        setOvertaken(`Not undone. ${happened} Versions has them all: any of them can be published again.`)
      }
      place.current?.focus()
    })
  return (
    <>
      <div ref={place} tabIndex={-1}>
        <InlineAlert
          tone="success"
          action={
            <>
              <ButtonLink icon="external" href={paths.home} target="_blank">
                View site
              </ButtonLink>
              {before > 0 && !isUndone && overtaken === undefined && (
                <Button icon="undo" isPending={isPending} onPress={undo}>
                  Undo
                </Button>
              )}
            </>
          }
        >
          {isUndone
            ? 'Undone. Visitors see the site as it was before, and your changes are drafts again.'
            : `Published. ${version.summary}`}
        </InlineAlert>
      </div>
      {failure !== undefined && <InlineAlert tone="error">{failure}</InlineAlert>}
      {overtaken !== undefined && (
        <InlineAlert action={<ButtonLink href={paths.admin.siteVersions}>Versions</ButtonLink>}>
          {overtaken}
        </InlineAlert>
      )}
      <AdminBar end={<ButtonLink href={paths.admin.site}>Back to the site</ButtonLink>} />
    </>
  )
}
