import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { Form } from '#design-system/Form/Form.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { Field, FieldNotes, FormGroup, FormRow, HiddenValue } from '#design-system/index.ts'
import preview from '#storybook/preview.tsx'
import {
  Answering,
  arabicWords,
  changeEveryField,
  EveryField,
  expectEveryField,
  heldServer,
  LessonFields,
  longWords,
  students,
  Two,
  valuesOf,
} from './formExamples.tsx'
import { guide } from './guides/Form.ts'
import { expectLeftOf, expectRing, expectToFit, rightToLeft } from './surroundings.tsx'

const onEdit = fn()
const server = heldServer()

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Form,
  subcomponents: { FormGroup, FormRow, Field, FieldNotes, HiddenValue },
  parameters: { guide },
  args: { id: 'lesson', label: 'Class Schedule', onSubmit: fn(), onEdit, children: <LessonFields /> },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, maxInlineSize: 920 }}>
      <Form {...args} />
      <div style={{ justifySelf: 'end' }}>
        <Button variant="primary" type="submit" form="lesson" isPending={args.isPending ?? false}>
          Submit
        </Button>
      </div>
    </div>
  ),
})

/** Field by field, submitted from the last one; Tab leaves a TextArea. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('Seerah')
    await expect(args.onEdit).toHaveBeenLastCalledWith('subject', expect.any(FormData))
    for (const text of ['Module 1', 'https://youtu.be/a1B2c3D4e5F', 'Two terms.']) {
      await userEvent.tab()
      await userEvent.keyboard(text)
    }
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Submit' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const data = new FormData(canvas.getByRole<HTMLFormElement>('form', { name: 'Class Schedule' }))
    await expect(data.get('remarks')).toBe('Two terms.')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(button)
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
})

/** Field errors, several of the server joined by commas, and a summary whose links move the focus. */
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

/** The summary's links are rendered after the pseudo states are set, so everything is hovered. */
export const HoveredAndFocused = Invalid.extend({
  parameters: { pseudo: { hover: true } },
  play: async ({ canvas, userEvent }) => {
    const thickness = () =>
      getComputedStyle(canvas.getByRole('link', { name: 'Title' })).textDecorationThickness
    await waitFor(() => expect(thickness()).not.toBe('auto'))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expectRing(canvas.getByRole('link', { name: 'YouTube Link' }))
  },
})

/** The error of a field that is not there is shown as text. The summary takes the focus that a disabled field cannot take. */
export const InvalidAndOff = meta.story({
  args: {
    errors: { teacher: ['The teacher is no longer active'], title: ['Title is required'] },
    children: <TextField label="Title" name="title" isDisabled />,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(canvas.getByRole('alert')).toHaveTextContent('The teacher is no longer active')
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

/** Submitted from a field, refused twice by the server, corrected, submitted again: the focus follows each step. */
export const RefusedThenSaved = meta.story({
  args: { children: <Two />, variant: 'plain' },
  render: (args) => <Answering {...args} answered={server.answered} />,
  play: async ({ canvas, userEvent, step }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' })
    const subject = canvas.getByRole('textbox', { name: 'Subject' })
    await step('refused', async () => {
      await userEvent.type(subject, 'Seerah{Enter}')
      await expect(title).toBeDisabled()
      server.answer()
      await waitFor(() => expect(title).toHaveFocus())
      await expect(canvas.getByRole('alert')).toHaveTextContent('1 field needs attention')
    })
    await step('refused again: the same error still brings the user to the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
      await expect(title).toBeDisabled()
      server.answer()
      await waitFor(() => expect(title).toHaveFocus())
    })
    await step('mended', async () => {
      await userEvent.type(title, 'Module 1')
      await expect(title).not.toBeInvalid()
      await expect(canvas.queryByRole('alert')).toBeNull()
    })
    await step('saved, and the focus is back', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(title).toBeDisabled()
      server.answer()
      await waitFor(() => expect(title).toBeEnabled())
      await waitFor(() => expect(title).toHaveFocus())
    })
  },
})

export const MalayalamAndRightToLeft = meta.story({
  ...rightToLeft,
  args: {
    children: (
      <>
        <LessonFields words={arabicWords} />
        <div lang="ml" dir="ltr">
          <FormGroup title="പാഠം" description="വിദ്യാർത്ഥികൾ അവരുടെ പട്ടികയിൽ കാണുന്നത്.">
            <TextField label="തലക്കെട്ട്" name="ml" isRequired />
          </FormGroup>
        </div>
      </>
    ),
    errors: { title: ['العنوان مطلوب'], ml: ['തലക്കെട്ട് ആവശ്യമാണ്'] },
  },
  play: async ({ canvas }) => {
    await expectLeftOf(
      canvas.getByRole('textbox', { name: 'المادة' }),
      canvas.getByRole('heading', { name: 'الدرس' }),
    )
  },
})

/** Many refused fields: the summary lists all, and links to the last one. */
export const LongTextAndManyItems = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    errors: {
      title: [longWords.about, longWords.title],
      link: ['Invalid URL'],
      ...Object.fromEntries(students.map((name) => [name, ['Name is required']])),
    },
    children: (
      <>
        <LessonFields words={longWords} />
        <FormGroup title="Students">
          {students.map((name) => (
            <TextField key={name} label={name} name={name} />
          ))}
        </FormGroup>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('26 fields need attention')
    await userEvent.click(canvas.getByRole('link', { name: 'Student 24' }))
    await expect(canvas.getByRole('textbox', { name: 'Student 24' })).toHaveFocus()
    await expectToFit()
  },
})

/** A reset restores the start value of every kind of field, controlled or not, and reports each. */
export const Reset = meta.story({
  args: {
    variant: 'plain',
    children: <EveryField />,
    actions: <Button type="reset">Reset</Button>,
  },
  play: async ({ canvas, userEvent, step }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Class Schedule' })
    const before = valuesOf(form)
    const changeAll = async () => {
      await changeEveryField()
      const now = valuesOf(form)
      for (const name of Object.keys(before)) await expect(now[name]).not.toEqual(before[name])
    }
    const isBack = async () => {
      await expect(valuesOf(form)).toEqual(before)
      await expectEveryField()
    }

    await step('by a button', async () => {
      await changeAll()
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
      await waitFor(isBack)
    })
    await step('by a script', async () => {
      await changeAll()
      onEdit.mockClear()
      form.reset()
      await waitFor(isBack)
      const told = onEdit.mock.calls.map(([name]) => `${name}`)
      await expect(told.toSorted()).toEqual(Object.keys(before).toSorted())
    })
  },
})
