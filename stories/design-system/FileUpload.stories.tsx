import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import type { UploadedFile } from '#design-system/FileUpload/FileState.tsx'
import { FileUpload, type FileUploadProps } from '#design-system/FileUpload/FileUpload.tsx'
import preview from '#storybook/preview.tsx'
import { gate } from './chosenFiles.ts'
import { guide } from './guides/FileUpload.ts'
import { Column, expectRing, expectToFit, expectUnlike, inBothScripts } from './surroundings.tsx'

const onChoose = fn()

/** Holds the files, as a gallery does. "Try again" sends, and what is sent is done by the next choice. */
function Held(props: FileUploadProps) {
  const [files, setFiles] = useState(props.files)
  const change = (key: UploadedFile['key'], state: UploadedFile['state']) =>
    setFiles(files.map((file) => (file.key === key ? { ...file, state } : file)))
  return (
    <FileUpload
      {...props}
      files={files}
      onChoose={(chosen) => {
        onChoose(chosen.map(({ name }) => name))
        const added = chosen.map(({ name, size }) => ({ key: name, name, size, state: 'waiting' as const }))
        setFiles([
          ...files.map((file) => (file.state === 'sending' ? { ...file, state: 'done' as const } : file)),
          ...added,
        ])
      }}
      onRetry={(key) => change(key, 'sending')}
      onRemove={(key) => setFiles(files.filter((file) => file.key !== key))}
    />
  )
}

const several: UploadedFile[] = [
  { ...gate, key: 1, name: 'gate.jpg', state: 'done' },
  { ...gate, key: 2, name: 'hall.jpg', state: 'sending', progress: 40 },
  { ...gate, key: 3, name: 'plan.pdf', state: 'failed', message: 'A PDF cannot be shown. Choose a picture.' },
  { ...gate, key: 4, name: 'yard.jpg', state: 'waiting' },
]

const meta = preview.meta({
  tags: ['forced-colors'],
  component: FileUpload,
  parameters: { guide },
  args: {
    label: 'Photographs',
    name: 'photographs',
    description: 'JPEG, PNG, WebP or AVIF, up to 12 MB each.',
    accept: 'image/*',
    files: [],
    onChoose,
  },
  render: Held,
})

const fileOf = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })

function transferOf(name: string) {
  const transfer = new DataTransfer()
  transfer.items.add(fileOf(name))
  return transfer
}

/** Chosen by the button, dropped, and pasted. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Photographs Choose files')
    await expect(input).toHaveAccessibleDescription('JPEG, PNG, WebP or AVIF, up to 12 MB each.')
    await userEvent.upload(input, [fileOf('gate.jpg'), fileOf('hall.jpg')])
    await expect(onChoose).toHaveBeenLastCalledWith(['gate.jpg', 'hall.jpg'])
    await expect(input.files).toHaveLength(0)
    const list = canvas.getByRole('list', { name: 'Photographs, files' })
    await expect(within(list).getAllByText('Waiting')).toHaveLength(2)

    const drag = { dataTransfer: transferOf('yard.jpg'), bubbles: true, cancelable: true }
    const zone = canvas.getByText('or drop them here')
    zone.dispatchEvent(new DragEvent('dragover', drag))
    await waitFor(() => expect(zone.closest('[data-over]')).not.toBeNull())
    zone.dispatchEvent(new DragEvent('drop', drag))
    await expect(onChoose).toHaveBeenLastCalledWith(['yard.jpg'])
    await waitFor(() => expect(zone.closest('[data-over]')).toBeNull())

    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: transferOf('tower.jpg'), bubbles: true }),
    )
    await expect(onChoose).toHaveBeenLastCalledWith(['tower.jpg'])
  },
})

/** Waiting, on its way, done and failed. By keyboard: sent again, and removed; the focus finds the next button. */
export const SendingAndFailed = meta.story({
  args: { files: several },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'hall.jpg' })
    await expect(bar).toHaveAttribute('value', '40')
    await expect(bar).toHaveAccessibleDescription('40 %')
    await expect(canvas.getByText('A PDF cannot be shown. Choose a picture.')).toBeVisible()
    canvas.getByRole('button', { name: 'Try again plan.pdf' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('progressbar', { name: 'plan.pdf' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Remove plan.pdf' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove yard.jpg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove hall.jpg' })).toHaveFocus()
    await userEvent.upload(canvas.getByLabelText('Photographs Choose files'), fileOf('tower.jpg'))
    await expect(canvas.getByText('hall.jpg is done, 2 of 3')).toBeInTheDocument()
    for (const name of ['gate.jpg', 'hall.jpg', 'tower.jpg'])
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }))
    await expect(canvas.getByLabelText('Photographs Choose files')).toHaveFocus()
  },
})

/** Those that do not fit are told. */
export const ManyItems = meta.story({
  args: {
    maxFiles: 30,
    files: Array.from({ length: 29 }, (_, index) => ({ ...gate, key: index, name: `${index}.jpg` })),
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Photographs Choose files')
    await userEvent.upload(input, [fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg')])
    await expect(onChoose).toHaveBeenLastCalledWith(['a.jpg'])
    await expect(canvas.getByText('At most 30 files. 2 were left out.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove a.jpg' }))
    await expect(canvas.queryByText(/left out/)).toBeNull()
  },
})

/** The label of the second one is hovered; the first is reached by Tab. */
export const HoveredAndFocused = meta.story({
  parameters: { pseudo: { hover: '[data-half="second"] label' } },
  render: (args) => (
    <Column>
      <FileUpload {...args} />
      <div data-half="second">
        <FileUpload {...args} name="others" label="Others" />
      </div>
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByText('Choose files').map((text) => text.closest('label'))
    if (!first || !second) throw new Error('There are fewer than two buttons.')
    await expectUnlike(second, first)
    await userEvent.tab()
    await expectRing(canvas.getByLabelText('Photographs Choose files'), first)
  },
})

export const DisabledAndInvalid = meta.story({
  render: (args) => (
    <Column>
      <FileUpload {...args} isDisabled files={several} onRetry={fn()} onRemove={fn()} />
      <FileUpload {...args} label="Plans" name="plans" isRequired errorMessage="Choose at least one plan." />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Photographs Choose files')).toBeDisabled()
    for (const button of canvas.getAllByRole('button', { name: /gate|plan/ }))
      await expect(button).toBeDisabled()
    const plans = canvas.getByLabelText('Plans Choose files')
    await expect(plans).toBeInvalid()
    await expect(plans).toHaveAccessibleDescription(/Choose at least one plan\.$/)
  },
})

/** At 320 px the buttons of a row stand below its text, large enough for a finger. */
export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    files: [
      {
        ...gate,
        name: `${'unbroken'.repeat(12)}.jpg`,
        state: 'failed',
        message:
          'The photograph is larger than 12 MB. Choose a smaller one, or let your phone make it smaller.',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expectToFit()
    const retry = canvas.getByRole('button', { name: /^Try again/ }).getBoundingClientRect()
    await expect(retry.height).toBeGreaterThanOrEqual(44)
    await expect(retry.top).toBeGreaterThan(
      canvas.getByText(/^The photograph/).getBoundingClientRect().bottom,
    )
    const tap = (name: RegExp) =>
      userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name }) })
    await tap(/^Try again/)
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await tap(/^Remove/)
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const MalayalamAndRightToLeft = meta.story(
  inBothScripts(
    FileUpload,
    { label: 'الصور', description: 'حتى ١٢ ميغابايت', files: [{ ...gate, name: 'البوابة.jpg' }] },
    { label: 'ചിത്രങ്ങൾ', name: 'ml', description: '12 MB വരെ', files: [{ ...gate, name: 'കവാടം.jpg' }] },
  ),
)
