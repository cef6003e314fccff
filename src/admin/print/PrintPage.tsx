import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { failureText } from '#admin/shared/failureText.ts'
import { DivisionFilters } from '#admin/shared/list/FilterSelect.tsx'
import { compareNames } from '#admin/shared/list/nameOrder.ts'
import { monthAt } from '#admin/shared/formats.ts'
import { nameOf, useBatches, useDivisions } from '#admin/shared/form/lookups.ts'
import { RetryAlert } from '#admin/shared/RetryAlert.tsx'
import { useListClassesQuery } from '#api/endpoints/classes.ts'
import { useListStudentsQuery } from '#api/endpoints/students.ts'
import { paths } from '#contract/paths.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { BackLink } from '#design-system/Link/BackLink.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Toolbar } from '#design-system/PageHeader/Toolbar.tsx'
import { NativeSelect } from '#design-system/Select/NativeSelect.tsx'
import { Paper } from './Paper.tsx'
import classes from './PrintPage.module.css'
import { isMonth, monthAfter, monthText, SHEETS, sheetOf } from './sheets.ts'

/** Months that can be chosen, from the one before this. */
const MONTHS = 7

/** Sheets of A4 for the students of a batch or one of its divisions. */
export function PrintPage() {
  const [params, setParams] = useSearchParams()
  const batchId = params.get('batch_id') ?? ''
  const divisionId = params.get('division_id') ?? ''
  const sheet = sheetOf(params.get('sheet'))
  const [now] = useState(() => Date.now())
  const thisMonth = monthAt(now)
  const asked = params.get('month')
  const month = isMonth(asked) ? asked : thisMonth
  const batches = useBatches()
  const divisions = useDivisions(batchId)
  const query = { batch_id: Number(batchId), division_id: Number(divisionId) || undefined }
  const students = useListStudentsQuery(query, { skip: batchId === '' })
  const lessons = useListClassesQuery(query, { skip: batchId === '' || sheet !== 'attendance' })
  const failed = [students, lessons].find(({ error }) => error !== undefined)
  const rows = students.currentData?.data.toSorted((one, other) =>
    compareNames(one.M05_UserName, other.M05_UserName),
  )
  const months = Array.from({ length: MONTHS }, (_, index) => monthAfter(thisMonth, index - 1))
  const back = { href: paths.admin.students, label: 'Back to students' }

  function change(changes: Readonly<Record<string, string>>) {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) next.set(name, value)
    setParams(next, { replace: true })
  }

  return (
    <>
      <title>Print · Admin</title>
      <div className={classes.screenOnly}>
        <PageHeader title="Print" back={<BackLink {...back} />} />
        <Toolbar>
          <NativeSelect
            label="Sheet"
            name="sheet"
            options={SHEETS}
            value={sheet}
            onChange={(id) => change({ sheet: id })}
            isLabelHidden
          />
          <DivisionFilters
            list={{ filter: (name) => params.get(name) ?? '', setFilters: (next) => change({ ...next }) }}
          />
          {sheet === 'attendance' && (
            <NativeSelect
              label="Month"
              name="month"
              options={[...new Set([...months, month])].map((id) => ({ id, name: monthText(id) }))}
              value={month}
              onChange={(id) => change({ month: id })}
              isLabelHidden
            />
          )}
        </Toolbar>
      </div>
      {batchId === '' && <InlineAlert tone="info">Choose a batch, and a division if you like.</InlineAlert>}
      {failed && (
        <RetryAlert onRetry={() => void failed.refetch()}>
          {failureText(
            failed.error,
            failed === students ? 'Failed to load the students' : 'Failed to load the class days',
          )}
        </RetryAlert>
      )}
      {rows && (
        <Paper
          sheet={sheet}
          month={month}
          printedAt={now}
          students={rows}
          batch={nameOf(batches, batchId)}
          division={divisionId === '' ? 'All divisions' : nameOf(divisions, divisionId)}
          classDays={(lessons.currentData?.data ?? []).map((lesson) => lesson.M03_ScheduledAt.slice(0, 10))}
        />
      )}
      <AdminBar
        start="A4 paper. Print also saves as PDF."
        end={
          <>
            <ButtonLink variant="ghost" href={back.href}>
              Cancel
            </ButtonLink>
            <Button
              variant="primary"
              icon="print"
              isDisabled={rows === undefined || students.isFetching || lessons.isFetching}
              onPress={() => window.print()}
            >
              Print
            </Button>
          </>
        }
      />
    </>
  )
}
