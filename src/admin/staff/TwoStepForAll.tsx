import { failureText } from '#admin/shared/failureText.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { RetryAlert } from '#admin/shared/RetryAlert.tsx'
import { useGetAccountQuery } from '#api/endpoints/account.ts'
import { useChangeStaffSettingsMutation } from '#api/endpoints/staff.ts'
import { Switch } from '#design-system/Switch/Switch.tsx'

/** Whether everybody must have two-step sign-in. */
export function TwoStepForAll() {
  const account = useGetAccountQuery()
  const [change, changing] = useChangeStaffSettingsMutation()
  const notices = useNotices()

  async function require(isRequired: boolean) {
    try {
      await change({ two_step_required: isRequired }).unwrap()
      const text = isRequired
        ? 'Everybody now needs two-step sign-in. Who has none sets it up at the next visit.'
        : 'Two-step sign-in is up to each person now.'
      notices.show({ tone: 'success', text })
    } catch (error) {
      notices.show({
        tone: 'error',
        text: failureText(error, 'Nothing was changed. Please try again.'),
        action: { label: 'Retry', onPress: () => void require(isRequired) },
      })
    }
  }

  if (account.data === undefined && account.error !== undefined) {
    return (
      <RetryAlert onRetry={() => void account.refetch()}>
        {failureText(account.error, 'Whether everybody needs two-step sign-in could not be loaded.')}
      </RetryAlert>
    )
  }

  return (
    <Switch
      label="Everybody needs two-step sign-in"
      name="two_step_required"
      value={account.data?.two_step_required ?? false}
      isDisabled={account.data === undefined || changing.isLoading}
      onChange={(isOn) => void require(isOn)}
    />
  )
}
