import { useId, useState } from 'react'
import { levelSummaries } from '#admin/shared/access/levelTexts.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { formFailure, idleForm } from '#admin/shared/form/saveForm.ts'
import { useChangeStaffMutation, useInviteStaffMutation, type WithLink } from '#api/endpoints/staff.ts'
import { fieldErrors } from '#contract/errors.ts'
import { LEVELS, levelNames } from '#contract/access/levels.ts'
import { StaffBody, StaffChange, type StaffMember } from '#contract/access/staff.ts'
import { Button } from '#design-system/Button/Button.tsx'
import { Dialog } from '#design-system/Dialog/Dialog.tsx'
import { Form } from '#design-system/Form/Form.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { NativeSelect } from '#design-system/Select/NativeSelect.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { shownName } from './staffPage.ts'

interface PersonDialogProps {
  /** Whose account is changed; undefined to add a person. */
  person?: StaffMember | undefined
  isOnlyAdministrator: boolean
  /** Called with a new person's link. */
  onLink: (made: WithLink) => void
  onClose: () => void
}

const levels = LEVELS.map((id) => ({ id, name: `${levelNames[id]}: ${levelSummaries[id]}` }))

/** The form that adds a person, or changes their name and level. */
export function PersonDialog({ person, isOnlyAdministrator, onLink, onClose }: PersonDialogProps) {
  const formId = useId()
  const [state, setState] = useState(idleForm)
  const [invite] = useInviteStaffMutation()
  const [change] = useChangeStaffMutation()
  const notices = useNotices()

  async function save(work: () => Promise<void>) {
    setState({ errors: {}, isPending: true })
    try {
      await work()
    } catch (error) {
      setState(formFailure(error, 'Nothing was saved. Please try again.'))
    }
  }

  function submit(data: FormData) {
    const values = Object.fromEntries(data)
    if (person === undefined) {
      const read = StaffBody.safeParse(values)
      if (!read.success) setState({ errors: fieldErrors(read.error), isPending: false })
      else void save(async () => onLink(await invite(read.data).unwrap()))
      return
    }
    const read = StaffChange.safeParse(values)
    if (!read.success) setState({ errors: fieldErrors(read.error), isPending: false })
    else
      void save(async () => {
        await change({ id: person.id, body: read.data }).unwrap()
        notices.show({ tone: 'success', text: `${read.data.name ?? shownName(person)} has been saved.` })
        onClose()
      })
  }

  function edit(name: string) {
    const { [name]: _gone, ...errors } = state.errors
    setState({ errors, isPending: false })
  }

  return (
    <Dialog
      title={person ? 'Change account' : 'Add a person'}
      size="sm"
      isOpen
      isPending={state.isPending}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={state.isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={state.isPending}>
            {person ? 'Save' : 'Make the link'}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label={person ? 'Change account' : 'Add a person'}
        variant="plain"
        errors={state.errors}
        isPending={state.isPending}
        onSubmit={submit}
        onEdit={edit}
      >
        {state.failure !== undefined && <InlineAlert tone="error">{state.failure}</InlineAlert>}
        <TextField
          name="name"
          label="Name"
          defaultValue={person?.name}
          isRequired
          isAutoFocused
          autoComplete="off"
        />
        {person === undefined && (
          <TextField
            name="login"
            label="Sign-in name"
            description="An e-mail address, or a name without spaces"
            autoComplete="off"
            isRequired
          />
        )}
        <NativeSelect
          name="level"
          label="Level"
          options={levels}
          defaultValue={person?.level ?? 'viewer'}
          description={isOnlyAdministrator ? 'The only Administrator keeps this level' : undefined}
          isDisabled={isOnlyAdministrator}
        />
      </Form>
    </Dialog>
  )
}
