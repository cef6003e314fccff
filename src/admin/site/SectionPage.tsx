import { useParams } from 'react-router-dom'
import { FormPage, Loaded } from '#admin/shared/form/FormPage.tsx'
import { Waiting } from '#admin/shared/Waiting.tsx'
import { useGetSiteDraftQuery } from '#api/endpoints/site.ts'
import { paths } from '#contract/paths.ts'
import { SectionForm } from './SectionForm.tsx'

const back = { label: 'Back to the site', href: paths.admin.site }

/** The form of a section of the site, which saves what is typed as a draft. */
export function SectionPage() {
  const { id = '' } = useParams()
  const draft = useGetSiteDraftQuery(id)
  const waiting = <Waiting hasGroups fields={6} />
  if (draft.currentData) return <SectionForm draft={draft.currentData} back={back} />
  return (
    // One page is prerendered for all sections.
    <FormPage title="Edit the site" back={back}>
      <Loaded result={draft} failure="Failed to load the section" back={back} waiting={waiting}>
        {() => waiting}
      </Loaded>
    </FormPage>
  )
}
