import { useState } from 'react'
import { dayAt } from '#admin/shared/formats.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { useMakeRecoveryCodesMutation, useTurnOffTwoStepMutation } from '#api/endpoints/account.ts'
import { RECOVERY_CODES, type Account } from '#contract/access/account.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx'
import { Form } from '#design-system/Form/Form.tsx'
import { FormGroup } from '#design-system/Form/FormGroup.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import classes from './AccountPage.module.css'
import { useAct } from '#admin/shared/useAct.ts'

interface TwoStepSectionProps {
  account: Account
  onSetUp: () => void
  onCodes: (codes: readonly string[]) => void
}

/** Whether two-step sign-in is on, and what can be done about it. */
export function TwoStepSection({ account, onSetUp, onCodes }: TwoStepSectionProps) {
  const { two_step: twoStep, two_step_required: isRequired } = account
  const [makeCodes] = useMakeRecoveryCodesMutation()
  const [turnOff] = useTurnOffTwoStepMutation()
  const [asked, setAsked] = useState<'codes' | 'off'>()
  const { isPending, failure, act } = useAct()
  const notices = useNotices()

  const confirm = () =>
    act(async () => {
      if (asked === 'codes') {
        onCodes((await makeCodes().unwrap()).codes)
        return
      }
      await turnOff().unwrap()
      setAsked(undefined)
      notices.show({ tone: 'success', text: 'Two-step sign-in is off.' })
    })

  return (
    <Form label="Two-step sign-in" onSubmit={onSetUp}>
      <FormGroup title="Two-step sign-in" description="A code from your phone, besides the password.">
        <div className={classes.row}>
          {twoStep === null ? (
            <>
              <InlineAlert tone={isRequired ? 'warning' : 'info'}>
                {isRequired
                  ? 'Everybody needs it here. Set it up to go on.'
                  : 'Off. With it, a password that somebody has seen does not open your account.'}
              </InlineAlert>
              <Button type="submit" variant="primary">
                Set up
              </Button>
            </>
          ) : (
            <>
              <InlineAlert tone="success">
                {`On since ${dayAt(twoStep.since)}. ${twoStep.codes_left} of ${RECOVERY_CODES} recovery codes left.`}
              </InlineAlert>
              <div className={classes.buttons}>
                <Button icon="retry" onPress={() => setAsked('codes')}>
                  Make new recovery codes
                </Button>
                <Button type="submit" icon="phone">
                  Change phone
                </Button>
                {!isRequired && (
                  <Button variant="danger-quiet" onPress={() => setAsked('off')}>
                    Turn off
                  </Button>
                )}
              </div>
              {isRequired && <p className={classes.hint}>Everybody needs it here, so it stays on.</p>}
            </>
          )}
        </div>
      </FormGroup>
      <ConfirmDialog
        title={asked === 'codes' ? 'Make new recovery codes' : 'Turn off two-step sign-in'}
        tone={asked === 'codes' ? 'primary' : 'danger'}
        confirmLabel={asked === 'codes' ? 'Make new codes' : 'Turn off'}
        isOpen={asked !== undefined}
        isPending={isPending}
        errorMessage={failure}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      >
        {asked === 'codes'
          ? 'The codes that you have now stop working.'
          : 'You then sign in with the password alone. The recovery codes stop working.'}
      </ConfirmDialog>
    </Form>
  )
}
