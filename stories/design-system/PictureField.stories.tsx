import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import seminar from '#content/art/event-1-seminar.svg'
import { PictureField, type PictureFieldProps } from '#design-system/PictureField/PictureField.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import preview from '#storybook/preview.tsx'
import { gate } from './chosenFiles.ts'
import { InForm, onSubmit } from './formData.tsx'
import { guide } from './guides/PictureField.ts'
import { Column, expectLeftOf, expectRing, expectToFit, expectUnlike, rightToLeft } from './surroundings.tsx'

/** Holds picture and alternative text, as the form of an event does. */
function Held(props: PictureFieldProps) {
  const [src, setSrc] = useState(props.src)
  const [alt, setAlt] = useState(props.alt ?? '')
  return (
    <PictureField
      {...props}
      src={src}
      alt={alt}
      onChoose={(file) => {
        props.onChoose(file)
        setSrc(seminar)
      }}
    >
      {props.children ?? (
        <TextField label="What it shows" name={`${props.name}-alt`} value={alt} onChange={setAlt} />
      )}
    </PictureField>
  )
}

const meta = preview.meta({
  tags: ['forced-colors'],
  component: PictureField,
  parameters: { guide },
  args: {
    label: 'Picture',
    name: 'picture',
    description: 'Wider than high.',
    src: seminar,
    alt: 'A full hall',
    onChoose: fn(),
  },
  render: Held,
})

const picture = new File(['picture'], 'hall.jpg', { type: 'image/jpeg' })

/** The alternative text is that of the picture while it is written. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Picture Choose another picture')
    await expect(input).toHaveAccessibleDescription('Wider than high.')
    const shown = canvas.getByRole('img', { name: 'A full hall' })
    await expect(shown.getBoundingClientRect().height).toBeLessThanOrEqual(24 * 16 + 1)
    await userEvent.upload(input, picture)
    await expect(args.onChoose).toHaveBeenLastCalledWith(picture)
    await userEvent.type(canvas.getByRole('textbox', { name: 'What it shows' }), ' of students')
    await expect(canvas.getByRole('img', { name: 'A full hall of students' })).toBe(shown)
  },
})

export const Empty = meta.story({
  args: { src: undefined, alt: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Picture Choose a picture'), picture)
    await expect(canvas.getByLabelText('Picture Choose another picture')).toBeEnabled()
  },
})

/** On its way, and failed: sent again by keyboard. The focus is then on the button that chooses. */
export const SendingAndFailed = meta.story({
  render: function Sent(args) {
    const failed = { ...gate, state: 'failed', message: 'No connection.' } as const
    const [file, setFile] = useState<PictureFieldProps['file']>(failed)
    return (
      <PictureField
        {...args}
        file={file}
        onRetry={() => setFile({ ...gate, state: 'sending', progress: 40 })}
        onRemove={() => setFile(undefined)}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No connection.')).toBeVisible()
    canvas.getByRole('button', { name: 'Try again gate.jpg' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('progressbar', { name: 'gate.jpg' })).toHaveAttribute('value', '40')
    const input = canvas.getByLabelText(/^Picture/)
    await expect(input).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(input).toHaveFocus()
  },
})

/** The label of the second one is hovered; the first is reached by Tab. */
export const HoveredAndFocused = meta.story({
  parameters: { pseudo: { hover: '[data-half="second"] label' } },
  render: (args) => (
    <Column>
      <PictureField {...args} />
      <div data-half="second">
        <PictureField {...args} name="other" label="Other" />
      </div>
    </Column>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByText('Choose another picture').map((text) => text.closest('label'))
    if (!first || !second) throw new Error('There are fewer than two buttons.')
    await expectUnlike(second, first)
    await userEvent.tab()
    await expectRing(canvas.getByLabelText(/^Picture/), first)
  },
})

/** In a form, whose data has the words of the field beside it alone. */
export const DisabledAndInvalid = meta.story({
  render: (args) => (
    <InForm>
      <PictureField {...args} isDisabled />
      <Held {...args} label="Poster" name="poster" isRequired errorMessage="Choose a poster." />
      <button type="submit">Save</button>
    </InForm>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^Picture/)).toBeDisabled()
    const poster = canvas.getByLabelText(/^Poster/)
    await expect(poster).toBeInvalid()
    await expect(poster).toHaveAccessibleDescription('Wider than high. Choose a poster.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(onSubmit).toHaveBeenLastCalledWith([['poster-alt', 'A full hall']])
  },
})

/** At 320 px the field of the text is below; the button is large enough for a finger. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expectToFit()
    const button = canvas.getByText('Choose another picture').closest('label')?.getBoundingClientRect()
    await expect(button?.height).toBeGreaterThanOrEqual(44)
    await expect(canvas.getByRole('textbox').getBoundingClientRect().top).toBeGreaterThan(button?.bottom ?? 0)
  },
})

/** The field of the text is at the left of the picture. */
export const MalayalamAndRightToLeft = meta.story({
  ...rightToLeft,
  args: {
    label: 'الصورة',
    description: undefined,
    children: <TextField label="ചിത്രത്തിലുള്ളത്" name="alt" defaultValue="നിറഞ്ഞ സദസ്സ്" />,
  },
  play: async ({ canvas }) => {
    await expectLeftOf(canvas.getByRole('textbox'), canvas.getByRole('img'))
  },
})
