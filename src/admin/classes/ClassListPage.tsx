import { useRef } from 'react'
import { DownloadStatus } from '#admin/shared/list/DownloadStatus.tsx'
import { ListActions } from '#admin/shared/list/ListActions.tsx'
import { DivisionFilters } from '#admin/shared/list/FilterSelect.tsx'
import { detailsAction } from '#admin/shared/details/detailsAction.ts'
import { FilterButtons } from '#admin/shared/list/FilterButtons.tsx'
import { ListPage } from '#admin/shared/list/ListPage.tsx'
import { useDownload } from '#admin/shared/list/useDownload.ts'
import { useMay, useMayChange } from '#admin/shared/access/useMay.ts'
import { useNow } from '#admin/shared/useNow.ts'
import { bulkClasses } from './bulkClasses.ts'
import { classActions } from './classActions.ts'
import { useBulkRows } from '#admin/shared/bulk/useBulkRows.tsx'
import { usePagedList } from '#admin/shared/list/usePagedList.ts'
import { useLazyListClassesQuery, useListClassesQuery } from '#api/endpoints/classes.ts'
import { paths } from '#contract/paths.ts'
import { ClassQuery, whenNames } from '#contract/classes/classQuery.ts'
import { ClassDetails } from './lateDialogs.tsx'
import { columnsOf } from './classColumns.tsx'
import { classIdentity } from './classValues.ts'
import { useClassDeletion } from './useClassDeletion.tsx'
import { ViewLinks } from './agenda/ViewLinks.tsx'

/** Debounce of search and filters, in ms. @spec 295 */
const PAUSE = 300

const times = [
  { value: '', name: 'All' },
  ...(['today', 'week', 'coming', 'past'] as const).map((value) => ({ value, name: whenNames[value] })),
]

/** The classes. @spec 180-192 */
export function ClassListPage() {
  const list = usePagedList(ClassQuery, PAUSE)
  const classes = useListClassesQuery(list.query)

  const [listAll] = useLazyListClassesQuery()
  const bulk = useBulkRows({
    of: bulkClasses,
    own: classActions,
    list,
    result: classes,
    fetchAll: async () => (await listAll({ ...list.query, page: undefined }).unwrap()).data,
  })

  const downloadButton = useRef<HTMLButtonElement>(null)
  const { page: _page, per_page: _perPage, search: _search, ...filters } = list.wanted
  const mayDownload = useMay('GET /classes?export=export')
  const download = useDownload({ kind: 'classes', filters }, list.search, downloadButton)
  const { deletion, question } = useClassDeletion(list, classes.currentData?.data)

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
        tools={mayDownload && <DownloadStatus download={download} />}
        actions={
          <>
            <ViewLinks view="list" />
            <ListActions
              kind="classes"
              download={mayDownload ? download : undefined}
              downloadRef={downloadButton}
            />
          </>
        }
        add={{ label: 'ADD CLASS', href: paths.forms.classes.add, isIconOnPhones: true }}
        columns={columnsOf({ may: useMayChange('classes'), now: useNow(), onDelete: deletion.ask })}
        cards="lines"
        rowKey={classIdentity.idOf}
        rowAction={detailsAction(list, paths.admin.classes, classIdentity)}
        deletion={deletion}
        selection={bulk.selection}
        note={bulk.refused}
      />
      <ClassDetails list={list} page={classes.currentData} onDelete={deletion.ask} />
      {bulk.dialogs}
      {question}
    </>
  )
}
