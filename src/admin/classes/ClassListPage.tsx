import { failureText } from '#admin/shared/failureText.ts'
import { DivisionFilters } from '#admin/shared/FilterSelect.tsx'
import { ConfirmDelete } from '#admin/shared/ConfirmDelete.tsx'
import { ListPage } from '#admin/shared/ListPage.tsx'
import { useRecordDeletion } from '#admin/shared/useRecordDeletion.ts'
import { usePagedList } from '#admin/shared/usePagedList.ts'
import { isApiError } from '#api/apiError.ts'
import { useListClassesQuery } from '#api/classes.ts'
import { paths } from '#contract/paths.ts'
import { ClassQuery } from '#contract/classes.ts'
import { HeadCell } from '#design-system/DataTable/DataTable.tsx'
import { ClassRow } from './ClassRow.tsx'
import { classIdentity } from './classValues.ts'

/** Debounce of search and filters, in ms. @spec 295 */
const PAUSE = 300

const head = (
  <>
    <HeadCell>Subject</HeadCell>
    <HeadCell>Title</HeadCell>
    <HeadCell>Batch</HeadCell>
    <HeadCell>Division</HeadCell>
    <HeadCell>Scheduled At</HeadCell>
    <HeadCell>Expire At</HeadCell>
    <HeadCell>YouTube Link</HeadCell>
    <HeadCell variant="actions">Actions</HeadCell>
  </>
)

/** The classes. @spec 180-192 */
export function ClassListPage() {
  const list = usePagedList(ClassQuery, PAUSE)
  const classes = useListClassesQuery(list.query)

  const deletion = useRecordDeletion(classIdentity, {
    describe: deleteFailure,
  })

  return (
    <>
      <ListPage
        title="Classes"
        noun="class"
        list={list}
        result={classes}
        filters={<DivisionFilters list={list} />}
        add={{ label: 'ADD CLASS', href: paths.admin.classAdd }}
        head={head}
        columns={9}
        deletion={deletion}
      >
        {(lesson, number) => (
          <ClassRow
            key={lesson.M03_ClassesId}
            lesson={lesson}
            number={number}
            onDelete={() => deletion.ask(lesson)}
          />
        )}
      </ListPage>
      <ConfirmDelete deletion={deletion}>
        {({ M03_Title: title }) => (
          <>
            Are you sure you want to delete the class "<b>{title}</b>"?
          </>
        )}
      </ConfirmDelete>
    </>
  )
}

/** Returns the specified text for any response, and a connection error text without one. @spec 446 */
function deleteFailure(error: unknown): string {
  const text = 'Error deleting class. Please try again.'
  return isApiError(error) && typeof error.status === 'number' ? text : failureText(error, text)
}
