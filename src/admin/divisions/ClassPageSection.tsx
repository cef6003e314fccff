import { useState } from 'react'
import { dayAt } from '#admin/shared/formats.ts'
import { failureText } from '#admin/shared/failureText.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { RetryAlert } from '#admin/shared/RetryAlert.tsx'
import { useMay } from '#admin/shared/access/useMay.ts'
import { useAct } from '#admin/shared/useAct.ts'
import {
  useGetClassPageQuery,
  useRenewClassPageMutation,
  useTurnOffClassPageMutation,
  useTurnOnClassPageMutation,
} from '#api/classPage.ts'
import type { Division } from '#contract/divisions.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import { ClassPageLink } from './ClassPageLink.tsx'
import classes from './ClassPageSection.module.css'
import { fullName } from './divisionTexts.ts'
import { PageBadge } from './PageBadge.tsx'

const questions = {
  renew: {
    title: 'New address',
    text: 'The address in the group stops working. So do its calendars. The new one has to be sent to the group.',
    confirm: 'Make a new address',
    done: 'The class page has a new address.',
  },
  off: {
    title: 'Turn off the class page',
    text: 'The address in the group stops working. So do its calendars. Turned on again, the page has another address.',
    confirm: 'Turn off',
    done: 'The class page is off.',
  },
} as const

/** The secret address of a division's class page, and what can be done with it. */
export function ClassPageSection({ division }: { division: Division }) {
  const { M11_Division_id: id } = division
  const page = useGetClassPageQuery(id)
  const mayChange = useMay('POST /division/:id/page')
  const [turnOn] = useTurnOnClassPageMutation()
  const [renew] = useRenewClassPageMutation()
  const [turnOff] = useTurnOffClassPageMutation()
  const [asked, setAsked] = useState<keyof typeof questions>()
  const { isPending, failure, act } = useAct()
  const notices = useNotices()
  const { token, since } = page.currentData ?? { token: null, since: null }
  const question = questions[asked ?? 'off']

  const confirm = () =>
    act(async () => {
      await (asked === 'renew' ? renew : turnOff)(id).unwrap()
      setAsked(undefined)
      notices.show({ tone: 'success', text: question.done })
    })

  return (
    <section className={classes.section} aria-labelledby="class-page">
      <h3 className={classes.title} id="class-page">
        Class page
        {page.currentData && <PageBadge isOn={token !== null} />}
        {since !== null && <small>{`since ${dayAt(since)}`}</small>}
      </h3>
      {page.currentData === undefined ? (
        page.error === undefined ? (
          <output>
            <span className="visually-hidden">Loading</span>
            <Skeleton className={classes.loading} />
          </output>
        ) : (
          <RetryAlert onRetry={() => void page.refetch()}>
            {failureText(page.error, 'Error loading the class page')}
          </RetryAlert>
        )
      ) : token === null ? (
        <>
          <p className={classes.hint}>
            No class page yet. It is a page for the students of this division, with their classes and the way
            to each video while it is open.
          </p>
          {failure !== undefined && asked === undefined && <InlineAlert tone="error">{failure}</InlineAlert>}
          {mayChange && (
            <Button isPending={isPending} onPress={() => act(() => turnOn(id).unwrap())}>
              Turn on
            </Button>
          )}
        </>
      ) : (
        <>
          <ClassPageLink token={token} name={fullName(division)} />
          {mayChange && (
            <div className={classes.actions}>
              <Button size="sm" icon="retry" onPress={() => setAsked('renew')}>
                New address
              </Button>
              <Button size="sm" variant="danger-quiet" icon="close" onPress={() => setAsked('off')}>
                Turn off
              </Button>
              <span className={classes.hint}>Either way this address and its calendar stop at once.</span>
            </div>
          )}
        </>
      )}
      <ConfirmDialog
        title={question.title}
        tone="danger"
        confirmLabel={question.confirm}
        isOpen={asked !== undefined}
        isPending={isPending}
        {...(failure !== undefined && { errorMessage: failure })}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      >
        {question.text}
      </ConfirmDialog>
    </section>
  )
}
