import { useState } from 'react'
import { isApiError, type ApiError } from '#api/apiError.ts'
import { requestSignIn } from '#api/session.ts'
import { withArticle } from '#contract/kinds.ts'
import emptyArt from '#content/art/empty-ledger.svg'
import errorArt from '#content/art/error-lamp.svg'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import type { StateProps } from '#design-system/EmptyState/StateFrame.tsx'
import { dayAt, timeAt } from '#admin/shared/formats.ts'
import { failureText } from '#admin/shared/failureText.ts'
import { OFFLINE_TEXT } from '#admin/shared/waitTexts.ts'
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

interface NothingTexts {
  list: PagedList
  empty: EmptyTexts
  /** Singular noun for a row, in lower case: 'course'. */
  noun: string
  add?: { label: string; href: string } | undefined
}

/** Returns one of two states: the list is empty, or no row matches search and filters. @spec 496 */
export function nothingOf({ list, empty, noun, add }: NothingTexts): StateProps {
  const isSearched = list.search !== ''
  const isFiltered = list.filterCount > 0
  if (!isSearched && !isFiltered) {
    return {
      title: empty.text,
      art: emptyArt,
      children: empty.hint,
      action: add && (
        <ButtonLink icon="add" href={add.href}>
          {add.label}
        </ButtonLink>
      ),
    }
  }
  function clear() {
    list.clear()
    document.querySelector<HTMLElement>('main input[type=search]')?.focus()
  }
  const what = !isSearched ? 'filter' : isFiltered ? 'search and filter' : 'search'
  const sought = isSearched ? ` matches "${list.search}"` : ''
  return {
    title: empty.text,
    art: emptyArt,
    children: `No ${noun}${sought}${isFiltered ? ' within the filter' : ''}. Clear the ${what}${add ? `, or add ${withArticle(noun)}` : ''}.`,
    action: <Button onPress={clear}>{`Clear ${what}`}</Button>,
  }
}

/** The request state of a list's query. */
export interface Fetched {
  error?: unknown
  isFetching: boolean
  /** When the rows came, in ms since 1970. */
  fulfilledTimeStamp?: number | undefined
  refetch: () => unknown
}

/** Returns why a list could not be loaded, with Retry or Log in. @param isStale whether its old rows are still shown */
export function useFailure(
  { error, refetch, fulfilledTimeStamp }: Fetched,
  isStale: boolean,
): StateProps | undefined {
  // The rows of the last search or page stay while another one fails.
  const [at, setAt] = useState(fulfilledTimeStamp)
  if (fulfilledTimeStamp !== undefined && fulfilledTimeStamp !== at) setAt(fulfilledTimeStamp)
  if (error === undefined) return undefined
  const retry = () => void refetch()
  const isStatus = (status: ApiError['status']) => isApiError(error) && error.status === status
  const title = failureText(error, LIST_FAILURE)

  async function signInAndRetry() {
    if (await requestSignIn()) retry()
  }

  if (!isStale && (isStatus('NO_TOKEN') || isStatus(401))) {
    return {
      title,
      art: errorArt,
      children: 'Log in to see this list.',
      action: (
        <Button variant="primary" onPress={() => void signInAndRetry()}>
          Log in
        </Button>
      ),
    }
  }
  const isOffline = isStatus('OFFLINE')
  const age =
    isOffline && isStale && at !== undefined ? ` These rows are from ${dayAt(at)}, ${timeAt(at)}.` : ''
  return {
    title: isOffline && !isStale ? 'Offline' : title + age,
    art: errorArt,
    children: isOffline
      ? OFFLINE_TEXT
      : 'The list could not be loaded. Check the connection, then try again.',
    action: (
      <Button variant={isStale ? 'secondary' : 'primary'} icon="retry" onPress={retry}>
        Retry
      </Button>
    ),
  }
}
