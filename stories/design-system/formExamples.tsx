import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx'
import { DateField } from '#design-system/DateField/DateField.tsx'
import { Form, type FormErrors } from '#design-system/Form/Form.tsx'
import { FormGroup, FormRow } from '#design-system/Form/FormGroup.tsx'
import { MultiSelect } from '#design-system/MultiSelect/MultiSelect.tsx'
import { PasswordField } from '#design-system/PasswordField/PasswordField.tsx'
import { Select } from '#design-system/Select/Select.tsx'
import { Switch } from '#design-system/Switch/Switch.tsx'
import { TextArea } from '#design-system/TextField/TextArea.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import { tabTo } from '#stories/tabTo.ts'
import { courses, divisions } from './choices.ts'

/** Words of a form's groups and fields, for the languages that a form is seen in. */
const english = {
  group: 'Lesson',
  about: 'What the students see in their list.',
  subject: 'Subject',
  title: 'Title',
  link: 'YouTube Link',
  notes: 'Notes',
  remarks: 'Remarks',
}

/** Two groups: three fields of one line, and one of several. */
export function LessonFields({ words = english }: { words?: typeof english }) {
  return (
    <>
      <FormGroup title={words.group} description={words.about}>
        <TextField label={words.subject} name="subject" isRequired />
        <TextField label={words.title} name="title" isRequired />
        <FormRow>
          <TextField label={words.link} name="link" type="url" isRequired />
        </FormRow>
      </FormGroup>
      <FormGroup title={words.notes}>
        <FormRow>
          <TextArea label={words.remarks} name="remarks" isOptional />
        </FormRow>
      </FormGroup>
    </>
  )
}

export const arabicWords = {
  group: 'الدرس',
  about: 'ما يراه الطلاب في قائمتهم.',
  subject: 'المادة',
  title: 'العنوان',
  link: 'رابط يوتيوب',
  notes: 'ملاحظات',
  remarks: 'التعليق',
}

export const longWords = {
  group: 'What the students see of this lesson in their list, on the page of the course and in the mail',
  about:
    'It is seen at once by all students of the division and by their teachers, and it cannot be taken back from those who read it',
  subject: 'The subject as it stands in the programme of the institute for this year and the next one',
  title: 'The title of the lesson, with the number of the module and the name of the book it is about',
  link: 'https://www.youtube.com/watch?v=a1B2c3D4e5F&list=a1B2c3D4e5Fa1B2c3D4e5Fa1B2c3D4e5F',
  notes: 'Whatsoever-else-there-is-to-be-said-about-it',
  remarks: 'Remarks for the teachers of the other divisions, which the students of the class do not see',
}

/** One field of each kind; the caller holds the last two. */
export function EveryField() {
  const [code, setCode] = useState('B-7')
  const [isNoted, setNoted] = useState(true)
  return (
    <>
      <TextField label="Name" name="name" defaultValue="Aysha" />
      <TextArea label="Remarks" name="remarks" defaultValue="Two terms." />
      <TextField label="Email" name="email" type="email" defaultValue="aysha@example.org" />
      <TextField label="Mobile Number" name="mobile" type="tel" defaultValue="+910000001038" />
      <TextField label="Page" name="page" type="url" defaultValue="https://example.org" />
      <Checkbox label="Send by mail" name="mail" defaultValue />
      <Switch label="Allow Login" name="login" defaultValue />
      <PasswordField label="Password" name="password" defaultValue="p9$LwZ4e@Hn8" />
      <Select label="Course" name="course" options={courses} defaultValue="2" />
      <MultiSelect label="Divisions" name="divisions" options={divisions} defaultValue={['12']} />
      <DateField label="Date of Birth" name="born" defaultValue="2001-02-14" />
      <TextField label="Code" name="code" value={code} onChange={setCode} />
      <Checkbox label="Noted" name="noted" value={isNoted} onChange={setNoted} />
    </>
  )
}

/** EveryField shows what it began with. */
export async function expectEveryField() {
  await expect(screen.getByRole('switch')).toBeChecked()
  await expect(screen.getByRole('checkbox', { name: 'Noted' })).toBeChecked()
  await expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  await expect(screen.getByRole('combobox', { name: 'Course' })).toHaveTextContent('Advanced Hadith Studies')
  await expect(screen.getByRole('group', { name: 'Date of Birth' })).toHaveTextContent('14 Feb 2001')
}

/** Another value for each of EveryField. */
export async function changeEveryField() {
  for (const field of screen.getAllByRole('textbox')) await userEvent.type(field, 'x')
  for (const toggle of screen.getAllByRole('checkbox')) await userEvent.click(toggle)
  await userEvent.click(screen.getByRole('switch'))
  await userEvent.click(screen.getByRole('button', { name: 'Generate' }))
  await userEvent.click(screen.getByRole('button', { name: /^Select all/ }))
  await tabTo(userEvent, screen.getByRole('combobox', { name: 'Course' }))
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.click(screen.getByRole('spinbutton', { name: /^day/ }))
  await userEvent.keyboard('15')
  await userEvent.tab()
}

/** Labels and names of many fields. */
export const students = Array.from({ length: 24 }, (_, index) => `Student ${index + 1}`)

/** What a form holds, by field name: a list's `name[]` is the field `name`. */
export function valuesOf(form: HTMLFormElement) {
  const data = new FormData(form)
  return Object.fromEntries([...data.keys()].map((key) => [key.replace('[]', ''), data.getAll(key)]))
}

export function Two() {
  return (
    <>
      <TextField label="Subject" name="subject" />
      <TextField label="Title" name="title" isRequired />
    </>
  )
}

/** A server that responds when the story releases it. */
export function heldServer() {
  let answer = () => {}
  return {
    answered: () =>
      new Promise<void>((resolve) => {
        answer = resolve
      }),
    answer: () => answer(),
  }
}

/** Refuses a form without a title, after the server responds. */
export function Answering({
  answered,
  ...args
}: Parameters<typeof Form>[0] & { answered: () => Promise<void> }) {
  const [errors, setErrors] = useState<FormErrors>({})
  const [isPending, setPending] = useState(false)

  async function submit(data: FormData) {
    setPending(true)
    await answered()
    setPending(false)
    setErrors(data.get('title') === '' ? { title: ['Title is required'] } : {})
  }

  return (
    <div style={{ maxInlineSize: 360 }}>
      <Form
        {...args}
        errors={errors}
        isPending={isPending}
        onSubmit={(data) => void submit(data)}
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
