import { isApiError, type ApiError } from '#api/apiError.ts'
import { requestSignIn } from '#api/session.ts'
import { withArticle } from '#contract/kinds.ts'
import emptyArt from '#content/art/empty-ledger.svg'
import errorArt from '#content/art/error-lamp.svg'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx'
import { ErrorState } from '#design-system/EmptyState/ErrorState.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { failureText } from './failureText.ts'
import { OFFLINE_TEXT } from './waitTexts.ts'
import type { PagedList } from './usePagedList.ts'

/** Error text of a list that could not be loaded. @spec 432-436 */
const LIST_FAILURE = 'Error loading data'

/** Texts of an empty list. */
export interface EmptyTexts {
  /** In the specification's spelling: 'NO COURSES FOUND'. */
  text: string
  /** Shown when there are no rows without search and filters, either. */
  hint: string
}

interface NothingProps {
  list?: PagedList
  empty: EmptyTexts
  /** Singular noun for a row, in lower case: 'course'. */
  noun: string
  add?: { label: string; href: string } | undefined
  /** Called when search and filters are cleared. */
  onClear: () => void
}

/** Two states: the list is empty, or no row matches search and filters. @spec 496 */
export function Nothing({ list, empty, noun, add, onClear }: NothingProps) {
  const isSearched = list !== undefined && list.search !== ''
  if (!isSearched && !list?.isFiltered) {
    return (
      <EmptyState
        title={empty.text}
        art={emptyArt}
        action={
          add && (
            <ButtonLink icon="add" href={add.href}>
              {add.label}
            </ButtonLink>
          )
        }
      >
        {empty.hint}
      </EmptyState>
    )
  }
  function clear() {
    list?.clear()
    onClear()
  }
  const what = !isSearched ? 'filter' : list.isFiltered ? 'search and filter' : 'search'
  const sought = isSearched ? ` matches "${list.search}"` : ''
  return (
    <EmptyState title={empty.text} art={emptyArt} action={<Button onPress={clear}>{`Clear ${what}`}</Button>}>
      {`No ${noun}${sought}${list.isFiltered ? ' within the filter' : ''}. Clear the ${what}${add ? `, or add ${withArticle(noun)}` : ''}.`}
    </EmptyState>
  )
}

/** The request state of a list's query. */
export interface Fetched {
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Error above stale rows whose refetch failed. */
export function Stale({ result: { error, isFetching, refetch } }: { result: Fetched }) {
  if (error === undefined || isFetching) return null
  return (
    <InlineAlert
      tone="error"
      action={
        <Button icon="retry" onPress={() => void refetch()}>
          Retry
        </Button>
      }
    >
      {failureText(error, LIST_FAILURE)}
    </InlineAlert>
  )
}

interface FailureProps {
  error: unknown
  onRetry: () => void
}

/** Shown in place of a list that could not be loaded: the reason, and Retry or Log in. */
export function Failure({ error, onRetry }: FailureProps) {
  const isStatus = (status: ApiError['status']) => isApiError(error) && error.status === status

  async function signInAndRetry() {
    if (await requestSignIn()) onRetry()
  }

  if (isStatus('NO_TOKEN') || isStatus(401)) {
    return (
      <ErrorState
        title={failureText(error, LIST_FAILURE)}
        art={errorArt}
        action={
          <Button variant="primary" onPress={() => void signInAndRetry()}>
            Log in
          </Button>
        }
      >
        Log in to see this list.
      </ErrorState>
    )
  }
  const isOffline = isStatus('OFFLINE')
  return (
    <ErrorState
      title={isOffline ? 'Offline' : failureText(error, LIST_FAILURE)}
      art={errorArt}
      action={
        <Button variant="primary" icon="retry" onPress={onRetry}>
          Retry
        </Button>
      }
    >
      {isOffline ? OFFLINE_TEXT : 'The list could not be loaded. Check the connection, then try again.'}
    </ErrorState>
  )
}
