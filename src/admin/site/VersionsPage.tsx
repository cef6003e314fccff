import { useState } from 'react'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { Loaded } from '#admin/shared/form/FormPage.tsx'
import { useNotices } from '#admin/shared/notices.tsx'
import { useAct } from '#admin/shared/useAct.ts'
import { useMay } from '#admin/shared/access/useMay.ts'
import { Waiting } from '#admin/shared/Waiting.tsx'
import { useListSiteVersionsQuery, usePublishSiteVersionMutation } from '#api/endpoints/site.ts'
import { paths } from '#contract/paths.ts'
import type { VersionHead } from '#contract/site/editing.ts'
import { Badge } from '#design-system/Badge/Badge.tsx'
import { Button } from '#design-system/Button/Button.tsx'
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { langOf } from '#design-system/langOf.ts'
import { BackLink } from '#design-system/Link/BackLink.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { sourceText, whenText } from './siteTexts.ts'
import classes from './VersionsPage.module.css'

/** Versions that are listed at first, and with each press. */
const AT_ONCE = 20

const back = { label: 'Back to the site', href: paths.admin.site }

/** What was published, newest first: each can be looked at, and published again. */
export function VersionsPage() {
  const versions = useListSiteVersionsQuery()
  return (
    <>
      <title>Versions · Edit the site · Admin</title>
      <PageHeader title="Versions" back={<BackLink {...back} />} />
      <Loaded
        result={versions}
        failure="Failed to load the versions"
        back={back}
        waiting={<Waiting fields={5} />}
      >
        {(all) => (
          <>
            {all.length === 0 ? (
              <EmptyState title="NOTHING PUBLISHED YET">
                The site is as it was installed. Each time it is published, a version is kept here.
              </EmptyState>
            ) : (
              <Versions versions={all} />
            )}
            <AdminBar start={all.length > 0 && `${all.length} kept`} />
          </>
        )}
      </Loaded>
    </>
  )
}

function Versions({ versions }: { versions: readonly VersionHead[] }) {
  const mayPublish = useMay('POST /site/versions/:number/publish')
  const [shown, setShown] = useState(AT_ONCE)
  const [looked, setLooked] = useState<VersionHead>()
  const [asked, setAsked] = useState<VersionHead>()
  const [publish] = usePublishSiteVersionMutation()
  const { isPending, failure, act } = useAct()
  const notices = useNotices()

  const confirm = (version: VersionHead) =>
    act(async () => {
      await publish({ number: version.number, body: { base: versions[0]?.number ?? 0 } }).unwrap()
      setAsked(undefined)
      notices.show({ tone: 'success', text: `Version ${version.number} is published again.` })
    })

  return (
    <>
      <ol className={classes.list} reversed>
        {versions.slice(0, shown).map((version, index) => (
          <li key={version.number} className={classes.row}>
            <div className={classes.what}>
              <h2 className={classes.when}>
                {whenText(version.at)} {index === 0 && <Badge tone="ok">Visitors see this</Badge>}
              </h2>
              <p className={classes.who}>{`Version ${version.number}, ${sourceText(version)}`}</p>
              <p {...langOf(version.summary)}>{version.summary}</p>
            </div>
            <div className={classes.tools}>
              <Button size="sm" icon="eye" onPress={() => setLooked(version)}>
                Preview<span className="visually-hidden">{` version ${version.number}`}</span>
              </Button>
              {mayPublish && index > 0 && (
                <Button size="sm" icon="undo" onPress={() => setAsked(version)}>
                  Publish this again<span className="visually-hidden">{` version ${version.number}`}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {shown < versions.length && (
        <Button className={classes.more} onPress={() => setShown(shown + AT_ONCE)}>
          {`Show ${Math.min(AT_ONCE, versions.length - shown)} more`}
        </Button>
      )}
      {looked && (
        <PreviewDialog
          title={`Version ${looked.number}`}
          path={paths.home}
          version={looked.number}
          onClose={() => setLooked(undefined)}
        />
      )}
      {asked && (
        <ConfirmDialog
          title={`Publish version ${asked.number} again?`}
          confirmLabel="Publish"
          isOpen
          isPending={isPending}
          {...(failure !== undefined && { errorMessage: failure })}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(undefined)}
        >
          {`Visitors see the site as it was on ${whenText(asked.at)}. The versions since then are kept, and drafts stay as they are.`}
        </ConfirmDialog>
      )}
    </>
  )
}
