import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { useAct } from '#admin/shared/useAct.ts'
import { usePublishSiteVersionMutation } from '#api/endpoints/site.ts'
import { paths } from '#contract/paths.ts'
import type { VersionHead } from '#contract/site/editing.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { useState } from 'react'

/** Says that the site is published, and takes it back on demand. */
export function Published({ version }: { version: VersionHead }) {
  const [publish] = usePublishSiteVersionMutation()
  const [isUndone, setUndone] = useState(false)
  const { isPending, failure, act } = useAct()
  const before = version.number - 1
  const undo = () =>
    act(async () => {
      await publish(before).unwrap()
      setUndone(true)
    })
  return (
    <>
      <InlineAlert
        tone="success"
        action={
          <>
            <ButtonLink icon="external" href={paths.home} target="_blank">
              View site
            </ButtonLink>
            {before > 0 && !isUndone && (
              <Button icon="undo" isPending={isPending} onPress={undo}>
                Undo
              </Button>
            )}
          </>
        }
      >
        {isUndone ? 'Undone. Visitors see the site as it was before.' : `Published. ${version.summary}`}
      </InlineAlert>
      {failure !== undefined && <InlineAlert tone="error">{failure}</InlineAlert>}
      <AdminBar end={<ButtonLink href={paths.admin.site}>Back to the site</ButtonLink>} />
    </>
  )
}
