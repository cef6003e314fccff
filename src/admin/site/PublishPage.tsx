import { useState } from 'react'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { Loaded } from '#admin/shared/form/FormPage.tsx'
import { failureText } from '#admin/shared/failureText.ts'
import { Waiting } from '#admin/shared/Waiting.tsx'
import { useGetSiteChangesQuery, usePublishSiteMutation } from '#api/endpoints/site.ts'
import { paths } from '#contract/paths.ts'
import type { SiteChanges, VersionHead } from '#contract/site/editing.ts'
import { sectionNames, SECTIONS } from '#contract/site/sections.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { BackLink } from '#design-system/Link/BackLink.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { isUnsent } from './draft/deviceDraft.ts'
import { Published } from './Published.tsx'
import classes from './PublishPage.module.css'
import { SectionChanges } from './SectionChanges.tsx'
import { counted, overtakenText } from './siteTexts.ts'

const back = { label: 'Back to the site', href: paths.admin.site }

/** What a publish would change, old beside new; each change can be left out. */
export function PublishPage() {
  const changes = useGetSiteChangesQuery()
  const [done, setDone] = useState<VersionHead>()
  return (
    <>
      <title>Publish · Edit the site · Admin</title>
      <PageHeader title="Publish" back={<BackLink {...back} />} />
      {done ? (
        <Published version={done} />
      ) : (
        <Loaded
          result={changes}
          failure="Failed to load the changes"
          back={back}
          waiting={<Waiting fields={6} />}
        >
          {(all) => <Changes all={all} onPublished={setDone} />}
        </Loaded>
      )}
    </>
  )
}

interface ChangesProps {
  all: SiteChanges
  onPublished: (version: VersionHead) => void
}

function Changes({ all, onPublished }: ChangesProps) {
  const [publish, { isLoading }] = usePublishSiteMutation()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<string>()
  const blocked = new Set(all.problems.map(({ section }) => section))
  const offered = all.changes.filter(({ section }) => !blocked.has(section))
  const without = offered.filter(({ id }) => left.has(id)).map(({ id }) => id)
  const count = offered.length - without.length
  const unsaved = SECTIONS.filter(isUnsent)

  function toggle(id: string, isPublished: boolean) {
    const others = [...left].filter((each) => each !== id)
    setLeft(new Set(isPublished ? others : [...others, id]))
  }

  async function confirm() {
    setFailure(undefined)
    const revisions = Object.fromEntries(
      Object.entries(all.revisions).filter(([section]) => ![...blocked].some((each) => each === section)),
    )
    try {
      onPublished(await publish({ base: all.base, revisions, without }).unwrap())
    } catch (error) {
      setFailure(refusalText(error))
    }
  }

  return (
    <>
      <div className={classes.page}>
        {failure !== undefined && <InlineAlert tone="error">{failure}</InlineAlert>}
        {unsaved.length > 0 && (
          <InlineAlert tone="warning">
            {`Changes on this device are not saved yet, and are not listed: ${unsaved.map((each) => sectionNames[each]).join(', ')}. Open the section to save them.`}
          </InlineAlert>
        )}
        {all.warnings.length > 0 && (
          <InlineAlert tone="warning">
            <ul className={classes.warnings}>
              {all.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </InlineAlert>
        )}
        {all.changes.length === 0 && (
          <EmptyState
            title="NOTHING TO PUBLISH"
            action={<ButtonLink href={back.href}>{back.label}</ButtonLink>}
          >
            The site is as it was published last.
          </EmptyState>
        )}
        {SECTIONS.map((section) => (
          <SectionChanges key={section} section={section} all={all} left={left} onToggle={toggle} />
        ))}
      </div>
      <AdminBar
        start={`${counted(count, 'change')} of ${all.changes.length}`}
        end={
          <Button
            variant="primary"
            isDisabled={count === 0}
            isPending={isLoading}
            onPress={() => void confirm()}
          >
            {`Publish ${counted(count, 'change')}`}
          </Button>
        }
      />
    </>
  )
}

/** Returns why nothing was published; after the publish of another, what that means. */
function refusalText(error: unknown): string {
  const happened = overtakenText(error)
  return happened === undefined
    ? failureText(error, 'Nothing was published. Please try again.')
    : `Nothing of yours was published yet. ${happened} The list below is new, and what you left out is still left out. Look at it, then publish again.`
}
