import { ImportLink } from '#admin/shared/ImportLink.tsx'
import { failureText } from '#admin/shared/failureText.ts'
import { DivisionFilters } from '#admin/shared/FilterSelect.tsx'
import { ConfirmDelete } from '#admin/shared/ConfirmDelete.tsx'
import { detailsAction } from '#admin/shared/detailsAction.ts'
import { FilterButtons } from '#admin/shared/FilterButtons.tsx'
import { ListPage } from '#admin/shared/ListPage.tsx'
import { useMayChange } from '#admin/shared/useMay.ts'
import { useNow } from '#admin/shared/useNow.ts'
import { useRecordDeletion } from '#admin/shared/useRecordDeletion.ts'
import { severalClasses } from './severalClasses.ts'
import { shiftAction } from './shiftAction.ts'
import { useSeveralRows } from '#admin/shared/useSeveralRows.tsx'
import { usePagedList } from '#admin/shared/usePagedList.ts'
import { isApiError } from '#api/apiError.ts'
import { useLazyListClassesQuery, useListClassesQuery } from '#api/classes.ts'
import { paths } from '#contract/paths.ts'
import { ClassQuery } from '#contract/classes.ts'
import { ClassDetails } from './ClassDetails.tsx'
import { columnsOf } from './classColumns.tsx'
import { classIdentity } from './classValues.ts'

/** Debounce of search and filters, in ms. @spec 295 */
const PAUSE = 300

const times = [
  { value: '', name: 'All' },
  { value: 'today', name: 'Today' },
  { value: 'week', name: 'Week' },
  { value: 'coming', name: 'Coming' },
  { value: 'past', name: 'Past' },
]

/** The classes. @spec 180-192 */
export function ClassListPage() {
  const list = usePagedList(ClassQuery, PAUSE)
  const classes = useListClassesQuery(list.query)

  const [listAll] = useLazyListClassesQuery()
  const several = useSeveralRows({
    of: severalClasses,
    own: shiftAction,
    list,
    result: classes,
    fetchAll: async () => (await listAll({ ...list.query, page: undefined }).unwrap()).data,
  })

  const deletion = useRecordDeletion(classIdentity, {
    describe: deleteFailure,
    onGone() {
      if (list.detailsId !== undefined) list.closeDetails()
    },
    rows: classes.currentData?.data,
  })

  return (
    <>
      <ListPage
        title="Classes"
        noun="class"
        list={list}
        result={classes}
        filters={
          <>
            <DivisionFilters list={list} />
            <FilterButtons
              label="Time"
              options={times}
              value={list.filter('when')}
              onChange={(when) => list.setFilters({ when })}
            />
          </>
        }
        actions={<ImportLink kind="classes" />}
        add={{ label: 'ADD CLASS', href: paths.admin.classAdd }}
        columns={columnsOf({ may: useMayChange('classes'), now: useNow(), onDelete: deletion.ask })}
        cards="lines"
        rowKey={classIdentity.idOf}
        rowAction={detailsAction(list, paths.admin.classes, classIdentity)}
        deletion={deletion}
        selection={several.selection}
        note={several.refused}
      />
      <ClassDetails list={list} page={classes.currentData} onDelete={deletion.ask} />
      {several.dialogs}
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
