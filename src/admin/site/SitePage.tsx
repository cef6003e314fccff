import { useState } from 'react'
import { siteTitle } from '#admin/shared/siteTitle.ts'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { Loaded } from '#admin/shared/form/FormPage.tsx'
import { useMay } from '#admin/shared/access/useMay.ts'
import { Waiting } from '#admin/shared/Waiting.tsx'
import { useGetSiteQuery } from '#api/endpoints/site.ts'
import { paths } from '#contract/paths.ts'
import type { SectionState } from '#contract/site/editing.ts'
import { sectionNames, type Section } from '#contract/site/sections.ts'
import { Badge } from '#design-system/Badge/Badge.tsx'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { isUnsent } from './draft/deviceDraft.ts'
import { Miniature } from './Miniature.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import classes from './SitePage.module.css'
import { counted, pageOf, sourceText, whenText } from './siteTexts.ts'

const back = { label: 'Back to Students', href: paths.admin.students }

/** The sections of the public site, each with its state. */
export function SitePage() {
  const site = useGetSiteQuery()
  const mayEdit = useMay('PUT /site/drafts/:section')
  const title = siteTitle(mayEdit)
  const [looked, setLooked] = useState<Section>()
  return (
    <>
      <title>{`${title} · Admin`}</title>
      <PageHeader
        title={title}
        actions={
          <>
            <ButtonLink variant="ghost" icon="clock" href={paths.admin.siteVersions}>
              Versions
            </ButtonLink>
            <ButtonLink variant="ghost" icon="external" href={paths.home} target="_blank">
              View site
            </ButtonLink>
          </>
        }
      />
      <Loaded result={site} failure="Failed to load the site" back={back} waiting={<Waiting fields={7} />}>
        {({ version, sections }) => {
          const changes = sections.reduce((sum, section) => sum + section.changes, 0)
          return (
            <>
              <ul className={classes.cards}>
                {sections.map((state) => (
                  <li key={state.section}>
                    <SectionCard state={state} mayEdit={mayEdit} onPreview={() => setLooked(state.section)} />
                  </li>
                ))}
              </ul>
              <AdminBar
                start={
                  version
                    ? `Published ${whenText(version.at)}, ${sourceText(version)}`
                    : 'As it was installed'
                }
                end={
                  mayEdit && (
                    <ButtonLink
                      variant={changes > 0 ? 'primary' : 'secondary'}
                      href={paths.admin.sitePublish}
                    >
                      {changes > 0 ? `Publish ${counted(changes, 'change')}` : 'Nothing to publish'}
                    </ButtonLink>
                  )
                }
              />
            </>
          )
        }}
      </Loaded>
      {looked && (
        <PreviewDialog
          title={sectionNames[looked]}
          path={pageOf[looked]}
          onClose={() => setLooked(undefined)}
        />
      )}
    </>
  )
}

interface SectionCardProps {
  state: SectionState
  mayEdit: boolean
  onPreview: () => void
}

function SectionCard({ state, mayEdit, onPreview }: SectionCardProps) {
  const { section, revision, changes, problems, changedAt, changedBy } = state
  const name = sectionNames[section]
  return (
    <article className={classes.card}>
      {/* Another revision has another page. */}
      <Miniature key={revision} path={pageOf[section]} />
      <h2 className={classes.name}>{name}</h2>
      <p className={classes.state}>
        {changes === 0
          ? 'As published'
          : `Changed by ${changedBy ?? 'somebody'}${changedAt === null ? '' : `, ${whenText(changedAt)}`}`}
      </p>
      <p className={classes.marks}>
        {changes > 0 && <Badge tone="info">{counted(changes, 'change')}</Badge>}
        {problems > 0 && <Badge tone="warn">{counted(problems, 'problem')}</Badge>}
        {mayEdit && isUnsent(section) && <Badge tone="warn">Not sent from this device</Badge>}
      </p>
      <div className={classes.tools}>
        {mayEdit && (
          <ButtonLink size="sm" icon="edit" className={classes.edit} href={paths.admin.siteSection(section)}>
            Edit<span className="visually-hidden"> {name}</span>
          </ButtonLink>
        )}
        <Button size="sm" icon="eye" className={classes.preview} onPress={onPreview}>
          Preview<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </article>
  )
}
