import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import hall from '#content/art/plate-01-hall.svg'
import umbrellas from '#content/art/plate-04-umbrellas.svg'
import sulaimani from '#content/art/plate-05-sulaimani.svg'
import { Button } from '#design-system/Button/Button.tsx'
import { Lightbox, type LightboxProps } from '#design-system/Lightbox/Lightbox.tsx'
import { pending } from '#mocks/handlers.ts'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/Lightbox.ts'
import { expectNoneCut, unlessForced } from './modals.ts'
import { expectEveryWayToClose } from './overlays.tsx'

const umbrella = {
  src: umbrellas,
  alt: 'Open umbrellas drying on a red floor, seen from above',
  caption: 'It rained until noon',
}

const pictures = [
  {
    src: hall,
    alt: 'Rows of mats in a hall with arched doors',
    caption: 'The main hall before the first session',
  },
  { src: sulaimani, alt: 'Glasses of black tea on a tray', caption: 'Sulaimani between papers' },
  umbrella,
]

const meta = preview.meta({
  tags: ['forced-colors'],
  component: Lightbox,
  parameters: { guide, a11y: unlessForced },
  args: {
    label: 'Hadees Seminar 2k24',
    pictures,
    isOpen: true,
    index: 0,
    onIndexChange: fn(),
    onClose: fn(),
  },
  render: (args) => <Gallery {...args} />,
})

/** Next and Previous wrap around at both ends; a swipe shows the next picture. */
export const Default = meta.story({
  parameters: { spec: [31, 32] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Hadees Seminar 2k24' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }))
    await expect(await canvas.findByText('3 / 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }))
    await expect(await canvas.findByText('1 / 3')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }))
    const target = await canvas.findByRole('img', { name: 'Glasses of black tea on a tray' })
    await expect(target).toBeVisible()
    await userEvent.pointer([
      { keys: '[TouchA>]', target, coords: { clientX: 300, clientY: 200 } },
      { pointerName: 'TouchA', target, coords: { clientX: 200, clientY: 210 } },
      { keys: '[/TouchA]', target, coords: { clientX: 200, clientY: 210 } },
    ])
    await expect(await canvas.findByText('3 / 3')).toBeVisible()
  },
})

/** Navigated by keys and buttons. Escape, Back, Close and the backdrop close it, and the focus returns to the opener. */
export const OpenedAndClosed = meta.story({
  args: { isOpen: false },
  parameters: { spec: [30, 31, 32, 33, 34, 35, 274] },
  play: async (player) => {
    const { canvas, userEvent, step } = player
    await expectEveryWayToClose(player, {
      opener: 'Open picture 2',
      cross: 'Close',
      other: 'Back',
      whileOpen: async () => expect(await canvas.findByText('2 / 3')).toBeVisible(),
    })
    await step('by keyboard', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('button', { name: 'Previous picture' })).toHaveFocus()
      for (const [key, shown] of [
        ['{ArrowRight}', '3 / 3'],
        ['{ArrowRight}', '1 / 3'],
        ['{ArrowLeft}', '3 / 3'],
        [' ', '2 / 3'],
      ] as const) {
        await userEvent.keyboard(key)
        await expect(await canvas.findByText(shown)).toBeVisible()
      }
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(await canvas.findByText('It rained until noon')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect(canvas.getByRole('button', { name: 'Open picture 2' })).toHaveFocus()
    })
  },
})

/** All controls, in both states at once. */
export const HoveredAndFocused = meta.story({
  parameters: { pseudo: { hover: 'dialog button', focusVisible: 'dialog button' } },
  play: async ({ canvas }) => {
    const back = getComputedStyle(canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(back.textDecorationLine).toBe('underline'))
    for (const name of ['Back', 'Close', 'Previous picture', 'Next picture'])
      await waitFor(() =>
        expect(getComputedStyle(canvas.getByRole('button', { name })).outlineStyle).toBe('solid'),
      )
  },
})

/** The plate reserves the space of an image that is loading. */
export const Pending = meta.story({
  args: { pictures: [{ src: '/api/picture', alt: 'A lectern', caption: 'The lectern' }] },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  beforeEach: ({ msw }) => msw.use(pending('get', '/picture')),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(width / height).toBeCloseTo(4 / 3, 1)
  },
})

/** The counter stays next to a caption of several lines. A single picture has no neighbour. */
export const FailedAndLongText = meta.story({
  args: {
    pictures: [
      {
        src: 'data:image/png;base64,AAAA',
        alt: 'A lectern',
        caption: 'The lectern, until noon and then until evening. '.repeat(6),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This picture could not be loaded.')
    await expect(canvas.getByText(/^The lectern/)).toBeVisible()
    await expect(canvas.getByText('1 / 1')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).toBeNull()
    await expectNoneCut({ canvas })
  },
})

/** A gallery without pictures does not open. On a phone the buttons are below the plate. */
export const EmptyAndManyItems = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <>
      <Lightbox {...args} pictures={[]} />
      <Gallery {...args} pictures={Array.from({ length: 240 }, (_, at) => pictures[at % 3] ?? umbrella)} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expectNoneCut({ canvas })
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await canvas.findByText('240 / 240')).toBeVisible()
    const { bottom } = canvas.getByRole('figure').getBoundingClientRect()
    const next = canvas.getByRole('button', { name: 'Next picture' }).getBoundingClientRect()
    await expect(next.top).toBeGreaterThanOrEqual(bottom)
  },
})

/** The left arrow is Next. */
export const MalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    label: 'معرض الصور',
    pictures: [
      { src: hall, alt: 'قاعة بأبواب مقوسة', caption: 'القاعة الكبرى قبل المجلس الأول', lang: 'ar' },
      { src: umbrellas, alt: 'കുടകൾ', caption: 'ഉച്ചവരെ മഴയായിരുന്നു', lang: 'ml' },
    ],
    words: {
      back: 'رجوع',
      close: 'إغلاق',
      previous: 'السابقة',
      next: 'التالية',
      browse: 'تصفح',
      leave: 'إغلاق',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await canvas.findByText('2 / 2')).toBeVisible()
    await expect(canvas.getByText('ഉച്ചവരെ മഴയായിരുന്നു')).toBeVisible()
  },
})

function Gallery(args: LightboxProps) {
  const [index, setIndex] = useState(args.index)
  const [isOpen, setOpen] = useState(args.isOpen)

  function open() {
    setIndex(1)
    setOpen(true)
  }

  return (
    <>
      <Button onPress={open}>Open picture 2</Button>
      <Lightbox
        {...args}
        isOpen={isOpen}
        index={index}
        onIndexChange={setIndex}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
