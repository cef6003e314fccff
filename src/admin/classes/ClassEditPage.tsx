import { useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { ContractForm } from '#admin/shared/ContractForm.tsx'
import { FormPage, Loaded } from '#admin/shared/FormPage.tsx'
import { useNotices } from '#admin/shared/notices.tsx'
import { useReturnAddress, type Marked } from '#admin/shared/returnAddress.ts'
import { useGetClassQuery, useReplaceClassMutation } from '#api/classes.ts'
import { paths } from '#app/paths.ts'
import { Class, ClassUpdate } from '#contract/classes.ts'
import { ClassFields } from './ClassFields.tsx'
import { classValueText, editLabels, valuesOfClass } from './classValues.ts'

/** 'Edit Class' (statements 204 to 209). */
export function ClassEditPage() {
  const id = Number(useParams().id)
  const lesson = useGetClassQuery(id, { refetchOnMountOrArgChange: true })
  const back = { label: 'Back to classes', href: useReturnAddress(paths.admin.classes) }

  return (
    <FormPage title="Edit Class" back={back}>
      <Loaded result={lesson} failure="Failed to load class details" back={back}>
        {({ record, etag }) => <ClassEditForm lesson={record} etag={etag} backHref={back.href} />}
      </Loaded>
    </FormPage>
  )
}

interface ClassEditFormProps {
  lesson: Class
  etag?: string
  backHref: string
}

function ClassEditForm({ lesson, etag, backHref }: ClassEditFormProps) {
  const id = lesson.M03_ClassesId
  const [replaceClass] = useReplaceClassMutation()
  const notices = useNotices()
  const goTo = useNavigate()
  /** What somebody else saved in the meantime. */
  const [theirs, setTheirs] = useState<Class>()
  const { divisions } = theirs ?? lesson
  const known = useMemo(
    () => divisions.map((each) => ({ id: String(each.M11_Division_id), name: each.M11_Division_name })),
    [divisions],
  )

  function saved({ M03_Title }: Class) {
    notices.show({ tone: 'success', text: `Class "${M03_Title}" has been saved.` })
    const state: Marked = { marked: id }
    void goTo(backHref, { state })
  }

  function readCurrent(data: unknown) {
    const current = Class.parse(data)
    setTheirs(current)
    return valuesOfClass(current)
  }

  return (
    <ContractForm
      id="class"
      label="Edit Class"
      schema={ClassUpdate}
      initial={valuesOfClass(lesson)}
      etag={etag}
      fieldLabels={editLabels}
      valueText={(name, value) => classValueText(theirs, name, value)}
      save={(body, { etag: seen }) => replaceClass({ id, body, etag: seen }).unwrap()}
      onSaved={saved}
      failure="The class could not be saved. Please try again."
      readCurrent={readCurrent}
      submitLabel="Update Class"
      cancelHref={backHref}
    >
      {(values) => (
        <ClassFields
          values={values}
          labels={editLabels}
          noBatch="Select a batch"
          known={known}
          isExpiryOptional
        />
      )}
    </ContractForm>
  )
}
