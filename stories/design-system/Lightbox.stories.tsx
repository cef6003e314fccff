import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import hall from '#content/art/plate-01-hall.svg'
import umbrellas from '#content/art/plate-04-umbrellas.svg'
import sulaimani from '#content/art/plate-05-sulaimani.svg'
import { Button } from '#design-system/Button/Button.tsx'
import { Lightbox, type LightboxProps } from '#design-system/Lightbox/Lightbox.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Lightbox.ts'

const pictures = [
  {
    src: hall,
    alt: 'Rows of mats in a hall with arched doors',
    caption: 'The main hall before the first session',
  },
  { src: sulaimani, alt: 'Glasses of black tea on a tray', caption: 'Sulaimani between papers' },
  {
    src: umbrellas,
    alt: 'Open umbrellas drying on a red floor, seen from above',
    caption: 'It rained until noon',
  },
]

const meta = preview.meta({
  component: Lightbox,
  parameters: { guide },
  args: { label: 'Hadees Seminar 2k24', pictures, index: 0, onShow: fn(), onClose: fn() },
  render: (args) => <Gallery {...args} />,
})

/** Arrow keys go on and back, and wrap at both ends. */
export const Default = meta.story({
  parameters: { spec: [31, 32, 33, 34] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Hadees Seminar 2k24' })).toBeVisible()
    await expect(canvas.getByText('1 / 3')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('3 / 3')).toBeVisible()
    await expect(canvas.getByText('It rained until noon')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('1 / 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }))
    await expect(canvas.getByRole('img', { name: 'Glasses of black tea on a tray' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }))
    await expect(canvas.getByText('1 / 3')).toBeVisible()
  },
})

/** Escape, Back, the cross and the ground beside the picture close it; the focus returns to the opener. */
export const OpenedAndClosed = meta.story({
  args: { index: undefined },
  parameters: { spec: [30, 35, 274] },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open picture 2' })
    const ways = {
      escape: () => userEvent.keyboard('{Escape}'),
      back: () => userEvent.click(canvas.getByRole('button', { name: 'Back' })),
      cross: () => userEvent.click(canvas.getByRole('button', { name: 'Close' })),
      ground: () => userEvent.click(canvas.getByRole('dialog')),
    }
    for (const [name, close] of Object.entries(ways)) {
      await step(name, async () => {
        opener.focus()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByText('2 / 3')).toBeVisible()
        await close()
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
        await expect(opener).toHaveFocus()
      })
    }
  },
})

export const Swiped = meta.story({
  play: async ({ canvas, userEvent }) => {
    const target = canvas.getByRole('img')
    await userEvent.pointer([
      { keys: '[TouchA>]', target, coords: { clientX: 300, clientY: 200 } },
      { pointerName: 'TouchA', target, coords: { clientX: 200, clientY: 210 } },
      { keys: '[/TouchA]', target, coords: { clientX: 200, clientY: 210 } },
    ])
    await expect(canvas.getByText('2 / 3')).toBeVisible()
  },
})

export const PictureFailed = meta.story({
  args: { pictures: [{ src: 'data:image/png;base64,AAAA', alt: 'A lectern', caption: 'The lectern' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This picture could not be loaded.')
    await expect(canvas.getByText('The lectern')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull()
  },
})

export const Malayalam = meta.story({
  args: { pictures: [{ src: umbrellas, alt: 'കുടകൾ', caption: 'ഉച്ചവരെ മഴയായിരുന്നു', lang: 'ml' }] },
})

/** The arrow that points forward is the left one. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByText('2 / 3')).toBeVisible()
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })

function Gallery(args: LightboxProps) {
  const [index, show] = useState(args.index)
  return (
    <>
      <Button onPress={() => show(1)}>Open picture 2</Button>
      <Lightbox {...args} index={index} onShow={show} onClose={() => show(undefined)} />
    </>
  )
}
