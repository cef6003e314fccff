import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { Form, type FormErrors } from '#design-system/Form/Form.tsx'
import { FormGroup, FormRow } from '#design-system/Form/FormGroup.tsx'
import { TextArea } from '#design-system/TextField/TextArea.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Form.ts'

const fields = (
  <>
    <FormGroup title="Lesson" description="What the students see in their list.">
      <TextField label="Subject" name="subject" isRequired placeholder="Physics" />
      <TextField label="Title" name="title" isRequired placeholder="Module 1" />
      <FormRow>
        <TextField label="YouTube Link" name="link" type="url" isRequired />
      </FormRow>
    </FormGroup>
    <FormGroup title="Notes">
      <FormRow>
        <TextArea label="Remarks" name="remarks" isOptional />
      </FormRow>
    </FormGroup>
  </>
)

const meta = preview.meta({
  component: Form,
  parameters: { guide },
  args: { id: 'lesson', label: 'Class Schedule', onSubmit: fn(), onEdit: fn(), children: fields },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 920 }}>
      <Form {...args} />
      <Button
        variant="primary"
        type="submit"
        form="lesson"
        isPending={args.isPending ?? false}
        style={{ justifySelf: 'end' }}
      >
        Submit
      </Button>
    </div>
  ),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Seerah')
    await expect(args.onEdit).toHaveBeenLastCalledWith('subject', expect.any(FormData))
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const Invalid = meta.story({
  args: {
    errors: { title: ['Title is required'], link: ['Invalid URL', 'Only YouTube is allowed'] },
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('textbox', { name: 'YouTube Link' })
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus())
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 fields need attention')
    await expect(link).toHaveAccessibleDescription('Invalid URL, Only YouTube is allowed')
    await userEvent.click(canvas.getByRole('link', { name: 'YouTube Link' }))
    await expect(link).toHaveFocus()
  },
})

/** An error of a field that is not on the form is written out. */
export const ErrorWithoutField = meta.story({
  args: { errors: { teacher: ['The teacher is no longer active'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The teacher is no longer active')
    await expect(canvas.getByRole('alert')).toHaveFocus()
  },
})

export const Pending = meta.story({
  args: { isPending: true },
  parameters: { spec: [278, 279] },
  play: async ({ canvas, userEvent, args }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled()
    const button = canvas.getByRole('button', { name: 'Loading...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** Sent from a field, refused by the server, mended, sent again: the focus is always where the work is. */
export const RefusedThenSaved = meta.story({
  args: { children: <Two />, variant: 'plain' },
  render: (args) => <Answering {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' })
    const subject = canvas.getByRole('textbox', { name: 'Subject' })
    await step('refused', async () => {
      await userEvent.type(subject, 'Seerah{Enter}')
      await expect(title).toBeDisabled()
      await waitFor(() => expect(title).toHaveFocus())
      await expect(canvas.getByRole('alert')).toHaveTextContent('1 field needs attention')
    })
    await step('mended', async () => {
      await userEvent.type(title, 'Module 1')
      await expect(title).not.toBeInvalid()
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
    await step('saved, and the focus is back', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(title).toBeDisabled()
      await waitFor(() => expect(title).toBeEnabled())
      await waitFor(() => expect(title).toHaveFocus())
    })
  },
})

/** The same error once more still brings the user to the field. */
export const RefusedAgain = meta.story({
  args: { children: <Two />, variant: 'plain' },
  render: (args) => <Answering {...args} />,
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(title).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(title).toBeDisabled())
    await waitFor(() => expect(title).toHaveFocus())
  },
})

function Two() {
  return (
    <>
      <TextField label="Subject" name="subject" />
      <TextField label="Title" name="title" isRequired />
    </>
  )
}

/** Answers after a moment, as a server does. */
function Answering(args: Parameters<typeof Form>[0]) {
  const [errors, setErrors] = useState<FormErrors>({})
  const [isPending, setPending] = useState(false)

  function submit(data: FormData) {
    setPending(true)
    setTimeout(() => {
      setPending(false)
      setErrors(data.get('title') === '' ? { title: ['Title is required'] } : {})
    }, 100)
  }

  return (
    <div style={{ maxInlineSize: 360 }}>
      <Form
        {...args}
        errors={errors}
        isPending={isPending}
        onSubmit={submit}
        onEdit={(name) => setErrors(({ [name]: _dropped, ...others }) => others)}
        actions={
          <Button variant="primary" type="submit" isPending={isPending}>
            Save
          </Button>
        }
      />
    </div>
  )
}
