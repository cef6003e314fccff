import { useEffect, type ReactNode } from 'react'
import { useAboutQuery } from '#api/endpoints/about.ts'
import { isApiError } from '#api/apiError.ts'
import type { Tagged } from '#api/unwrap.ts'
import type { Paged } from '#contract/paging.ts'
import { usesIn } from '#contract/inUse.ts'
import { paths } from '#contract/paths.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import classes from './DetailsDialog.module.css'
import { failureText } from '#admin/shared/failureText.ts'
import { focusScreen } from '#admin/shared/focusScreen.ts'
import { LastChange } from './LastChange.tsx'
import { Neighbours } from '#admin/shared/list/Neighbours.tsx'
import { RetryAlert } from '#admin/shared/RetryAlert.tsx'
import type { RowIdentity } from './recordIdentity.ts'
import { UseLinks } from './UseLinks.tsx'
import type { RecordResult } from '#admin/shared/form/FormPage.tsx'
import { useMayChange } from '#admin/shared/access/useMay.ts'
import { useFromList } from '#admin/shared/list/listAddress.ts'
import type { PagedList } from '#admin/shared/list/usePagedList.ts'

/** Props that a list passes to its details dialog. */
export interface DetailsOverListProps<T> {
  list: Pick<PagedList, 'detailsId' | 'closeDetails' | 'turnDetails' | 'page'>
  /** The page of the list. */
  page: Paged<T> | undefined
  onDelete: (record: T) => void
}

interface DetailsDialogProps<T> extends DetailsOverListProps<T> {
  /** 'Student Details'. */
  title: string
  identity: Pick<RowIdentity<T>, 'kind' | 'idOf' | 'filterOf'>
  result: RecordResult<Tagged<T>>
  /** Error text when loading fails without a message from the server. */
  failure: string
  children: (record: T) => ReactNode
}

/** A record's details over its list, with edit and delete. @spec 129-131, 495 */
export function DetailsDialog<T>(props: DetailsDialogProps<T>) {
  const { title, identity, list, page, result, failure, onDelete, children } = props
  const { detailsId: id, closeDetails: onClose } = list
  const isOpen = id !== undefined
  const { currentData, error, refetch } = result
  const record = currentData?.record
  const fromList = useFromList()
  const may = useMayChange(identity.kind)
  const aboutResult = useAboutQuery({ kind: identity.kind, id: id ?? 0 }, { skip: !isOpen })
  const about = aboutResult.currentData
  const filter = record && identity.filterOf?.(record)
  const isGone = isApiError(error) && error.status === 404

  // The row that opened the dialog may have been deleted, which would lose the focus.
  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      if (document.activeElement === document.body) focusScreen()
    }
  }, [isOpen])

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        record === undefined || !(may.edit || may.delete) ? (
          <Button onPress={onClose}>Close</Button>
        ) : (
          <div className={classes.actions}>
            {may.delete && (
              <Button variant="danger-quiet" icon="delete" onPress={() => onDelete(record)}>
                Delete
              </Button>
            )}
            {may.edit && (
              <ButtonLink
                ref={takeLostFocus}
                variant="primary"
                icon="edit"
                href={paths.forms[identity.kind].edit(id ?? 0)}
                state={fromList}
                data-autofocus=""
              >
                Edit
              </ButtonLink>
            )}
          </div>
        )
      }
    >
      <Neighbours list={list} page={page} idOf={identity.idOf} />
      {record !== undefined ? (
        <>
          {about && filter && usesIn(about.uses).length > 0 && (
            <p className={classes.uses}>
              <UseLinks uses={about.uses} filter={filter} />
            </p>
          )}
          {children(record)}
          {about?.last_change && <LastChange entry={about.last_change} />}
          {about === undefined && aboutResult.error !== undefined && (
            <RetryAlert onRetry={() => void aboutResult.refetch()}>
              {failureText(aboutResult.error, 'Error loading the last change')}
            </RetryAlert>
          )}
        </>
      ) : error === undefined ? (
        <output className={classes.loading}>
          <span className="visually-hidden">Loading</span>
          <Skeleton className={classes.line} />
          <Skeleton className={classes.line} />
          <Skeleton className={classes.line} />
        </output>
      ) : isGone ? (
        <InlineAlert tone="error">{`${failureText(error, failure)}. It may have been deleted.`}</InlineAlert>
      ) : (
        <RetryAlert onRetry={() => void refetch()}>{failureText(error, failure)}</RetryAlert>
      )}
    </Dialog>
  )
}

/** Takes the focus when the loaded record replaces the Close button, which had it. */
function takeLostFocus(link: HTMLElement | null) {
  if (document.activeElement === document.body) link?.focus()
}
