import { DivisionFilters } from '#admin/shared/list/FilterSelect.tsx'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { countText } from '#admin/shared/kindTexts.ts'
import { nothingOf, useFailure } from '#admin/shared/list/ListStates.tsx'
import { useMayOpen } from '#admin/shared/access/useMay.ts'
import { useNow } from '#admin/shared/useNow.ts'
import { usePagedList } from '#admin/shared/list/usePagedList.ts'
import { useBulkRows } from '#admin/shared/bulk/useBulkRows.tsx'
import { AgendaQuery } from '#contract/classes/agenda.ts'
import { paths } from '#contract/paths.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { DebouncedSearch } from '#design-system/DebouncedSearch/DebouncedSearch.tsx'
import { ErrorState } from '#design-system/EmptyState/ErrorState.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Toolbar } from '#design-system/PageHeader/Toolbar.tsx'
import { PhoneSheet } from '#design-system/PhoneSheet/PhoneSheet.tsx'
import { AgendaDays } from './AgendaDays.tsx'
import { AgendaSkeleton } from './AgendaSkeleton.tsx'
import { AgendaLengths, AgendaTurns } from './AgendaTurns.tsx'
import { ClashWarnings } from '#admin/classes/ClashWarnings.tsx'
import { ClassDetails } from '#admin/classes/lateDialogs.tsx'
import { bulkClasses } from '#admin/classes/bulkClasses.ts'
import { classActions } from '#admin/classes/classActions.ts'
import { useAgenda, useAgendaSpan } from './useAgenda.ts'
import { useClassDeletion } from '#admin/classes/useClassDeletion.tsx'
import { useShare } from '#admin/classes/whatsapp/useShare.tsx'
import { ViewLinks } from './ViewLinks.tsx'

/** Debounce of search and filters, in ms. */
const PAUSE = 300

const SEARCH = 'Search classes...'

/** The classes of a week or a month, by day. */
export function ClassAgendaPage() {
  const now = useNow()
  const list = usePagedList(AgendaQuery, PAUSE)
  const span = useAgendaSpan(now)
  const { result, rows, all, page, clashes, retryClashes } = useAgenda(span, list.query)
  const share = useShare({ span, all, now, divisionId: list.filter('division_id') })
  const { deletion, question } = useClassDeletion(list, rows)
  const bulk = useBulkRows({
    of: bulkClasses,
    own: classActions,
    list,
    result: page ? { data: page } : {},
    fetchAll: async () => rows ?? [],
  })
  const href = paths.forms.classes.add
  const add = useMayOpen()(href) ? { label: 'ADD CLASS', href } : undefined
  const isBusy = result.isFetching || list.isWaiting
  const failed = useFailure(result, rows !== undefined)
  const failure = isBusy ? undefined : failed

  return (
    <>
      <title>Classes · Admin</title>
      <PageHeader
        title="Classes"
        count={rows?.length}
        actions={
          <>
            <ViewLinks view="agenda" />
            <PhoneSheet label="More" icon="more" isIcon closesOnPress>
              <AgendaLengths span={span} />
              {share.onShareWeek && (
                <Button icon="chat" onPress={share.onShareWeek}>
                  Text for WhatsApp
                </Button>
              )}
            </PhoneSheet>
            {add && (
              <ButtonLink
                variant="primary"
                icon="add"
                isIconOnPhones
                href={href}
                state={{ from: list.address }}
                aria-keyshortcuts="N"
              >
                {add.label}
              </ButtonLink>
            )}
          </>
        }
      />
      <Toolbar>
        <DebouncedSearch
          value={list.search}
          pauseMs={PAUSE}
          onSearch={list.setSearch}
          label={SEARCH}
          placeholder={SEARCH}
          shortcutHint="/"
        />
        <PhoneSheet label="Filter" icon="filter" activeCount={list.filterCount}>
          <DivisionFilters list={list} />
        </PhoneSheet>
        <AgendaTurns span={span} />
      </Toolbar>
      <output className="visually-hidden">
        {rows && !isBusy && `${countText('classes', rows.length)}, ${span.text}`}
      </output>
      {bulk.refused}
      {retryClashes && <ClashWarnings clashes={[]} retry={retryClashes} />}
      {rows && failure && <InlineAlert action={failure.action}>{failure.title}</InlineAlert>}
      {rows === undefined ? (
        failure ? (
          <ErrorState {...failure} action={failure.action} />
        ) : (
          <AgendaSkeleton />
        )
      ) : (
        <AgendaDays
          span={span}
          rows={deletion.remaining(rows)}
          empty={nothingOf({
            list,
            empty: {
              text: `NO CLASSES THIS ${span.length.toUpperCase()}`,
              hint: `Nothing is planned, ${span.text}.`,
            },
            noun: 'class',
            add,
          })}
          now={now}
          clashes={clashes}
          list={list}
          selection={bulk.selection}
          isBusy={isBusy}
          onDelete={deletion.ask}
          isShareable={share.isShareable}
          onShare={share.onShare}
        />
      )}
      <ClassDetails list={list} page={page} onDelete={deletion.ask} />
      {bulk.dialogs}
      {question}
      {share.dialog}
      <AdminBar start={span.text} />
    </>
  )
}
