import type { ReactNode } from 'react'
import { isApiError } from '#api/apiError.ts'
import { requestSignIn } from '#api/session.ts'
import errorArt from '#content/art/error-lamp.svg'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { ErrorState } from '#design-system/EmptyState/ErrorState.tsx'
import { BackLink, type BackLinkProps } from '#design-system/Link/BackLink.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { failureText } from '#admin/shared/failureText.ts'
import classes from './FormPage.module.css'

interface FormPageProps {
  title: string
  back: Pick<BackLinkProps, 'label' | 'href' | 'state'>
  children: ReactNode
}

/** The frame of a form screen: back link and title, in a narrow column. */
export function FormPage({ title, back, children }: FormPageProps) {
  return (
    <div className={classes.page}>
      <title>{`${title} · Admin`}</title>
      <PageHeader title={title} back={<BackLink {...back} />} />
      {children}
    </div>
  )
}

/** The result of a record's query hook. */
export interface RecordResult<T> {
  currentData?: T
  error?: unknown
  refetch: () => unknown
}

interface LoadedProps<T> {
  result: RecordResult<T>
  /** Error text when loading fails without a message from the server. */
  failure: string
  back: FormPageProps['back']
  /** Shown while the record loads. */
  waiting: ReactNode
  children: (record: T) => ReactNode
}

/** Renders `children` once the record is loaded; until then `waiting`, or the error. */
export function Loaded<T>({ result, failure, back, waiting, children }: LoadedProps<T>) {
  const { currentData, error, refetch } = result
  if (currentData !== undefined) return children(currentData)
  if (error === undefined) {
    return waiting
  }

  const status = isApiError(error) ? error.status : undefined
  const isSignedOut = status === 401 || status === 'NO_TOKEN'
  async function signInAndRetry() {
    if (await requestSignIn()) refetch()
  }
  return (
    <>
      <ErrorState
        title={failureText(error, failure)}
        art={errorArt}
        action={
          status === 404 ? (
            <ButtonLink variant="primary" href={back.href}>
              {back.label}
            </ButtonLink>
          ) : isSignedOut ? (
            <Button variant="primary" onPress={() => void signInAndRetry()}>
              Log in
            </Button>
          ) : (
            <Button variant="primary" icon="retry" onPress={() => void refetch()}>
              Retry
            </Button>
          )
        }
      >
        {status === 404 ? 'It may have been deleted.' : 'Nothing was changed.'}
      </ErrorState>
      <AdminBar />
    </>
  )
}
