import { useState } from 'react'
import { Loaded, FormPage } from '#admin/shared/form/FormPage.tsx'
import { AdminBar } from '#admin/shared/AdminBar.tsx'
import { Waiting } from '#admin/shared/Waiting.tsx'
import { useGetAccountQuery } from '#api/endpoints/account.ts'
import { paths } from '#contract/paths.ts'
import classes from './AccountPage.module.css'
import { HomeScreenSection } from './HomeScreenSection.tsx'
import { NameSection } from './NameSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { RecoveryCodesSheet } from './RecoveryCodesSheet.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { TwoStepSection } from './TwoStepSection.tsx'
import { TwoStepSetup } from './TwoStepSetup.tsx'

type Step = { kind: 'account' } | { kind: 'setup' } | { kind: 'codes'; codes: readonly string[] }

const back = { label: 'Back to students', href: paths.admin.students }

/** 'My account': name, password, two-step sign-in and sessions, each saved by itself. */
export function AccountPage() {
  const account = useGetAccountQuery()
  const [step, setStep] = useState<Step>({ kind: 'account' })
  const toAccount = () => setStep({ kind: 'account' })
  const showCodes = (codes: readonly string[]) => setStep({ kind: 'codes', codes })

  if (step.kind === 'setup') return <TwoStepSetup onCodes={showCodes} onCancel={toAccount} />
  if (step.kind === 'codes') return <RecoveryCodesSheet codes={step.codes} onDone={toAccount} />
  return (
    <FormPage title="My account" back={back}>
      <Loaded
        result={{ ...account, currentData: account.data }}
        failure="Your account could not be loaded"
        back={back}
        waiting={<Waiting hasGroups fields={5} />}
      >
        {(own) => (
          <>
            <div className={classes.sections}>
              <NameSection account={own} />
              <PasswordSection account={own} />
              <TwoStepSection account={own} onSetUp={() => setStep({ kind: 'setup' })} onCodes={showCodes} />
              <SessionsSection />
              <HomeScreenSection />
            </div>
            <AdminBar />
          </>
        )}
      </Loaded>
    </FormPage>
  )
}
