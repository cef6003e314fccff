import { gallery } from 'content:gallery'
import { expect, waitFor, within } from 'storybook/test'
import { GalleryPage } from '#site/gallery/GalleryPage.tsx'
import { expectNoneCut } from '#stories/design-system/modals.ts'
import { isManualView } from '#stories/isManualView.ts'
import preview from '#storybook/preview.tsx'
import { tabTo } from '#stories/tabTo.ts'
import { expectPageToFit } from './expectPageToFit.ts'
import { InFrame } from './InFrame.tsx'
import { Site } from './Site.tsx'

const meta = preview.meta({
  tags: ['!autodocs', 'site'],
  component: Site,
  parameters: { layout: 'fullscreen', spec: [29] },
  args: { entries: ['/gallery'] },
})

/** Twelve plates, each a link to its file for those without script. */
export const Grid = meta.story({
  parameters: { spec: [29, 36, 274] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hadees Seminar 2k24' })).toBeVisible()
    const plates = within(canvas.getByRole('main')).getAllByRole('listitem')
    await expect(plates).toHaveLength(12)
    await expect(canvas.getByRole('link', { name: /It rained until noon/ })).toHaveAttribute(
      'href',
      canvas.getByRole('img', { name: /Open umbrellas/ }).getAttribute('src'),
    )
    await expect(canvas.queryByRole('dialog')).toBeNull()
    const back = canvas.getByRole('link', { name: 'Back to the top of the gallery' })
    await expect(back).toHaveAttribute('href', '/gallery')
    back.scrollIntoView({ behavior: 'instant' })
    await expect(window.scrollY).toBeGreaterThan(0)
    await userEvent.click(back)
    await waitFor(() => expect(window.scrollY).toBe(0))
  },
})

/** The caption takes the place of a picture that fails; without one, what it shows. On the narrowest phone nothing is wider than the page. */
export const PictureFailed = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: () => {
    const plates = gallery.plates.map(({ caption, ...plate }, at) => {
      const picture = { ...plate.picture, src: 'data:image/png;base64,AAAA' }
      if (at === 1) return { ...plate, caption, picture }
      return at === 2 ? { ...plate, picture } : { ...plate, caption }
    })
    return (
      <InFrame entries={['/gallery']}>
        <GalleryPage content={{ ...gallery, plates }} />
      </InFrame>
    )
  },
  play: async ({ canvas }) => {
    const caption = await canvas.findByText('Sulaimani between papers')
    await waitFor(() => expect(getComputedStyle(caption).opacity).toBe('1'))
    await expect(canvas.getByText(gallery.plates[2]?.alt ?? 'none')).toBeVisible()
    await expect(getComputedStyle(canvas.getByText('The lectern')).opacity).toBe('0')
    await expectPageToFit({ canvas })
  },
})

/** The plate is in the address; the Back link and the cross close it, and the plate has the focus again. */
export const Open = meta.story({
  parameters: { spec: [30, 36, 274] },
  play: async ({ canvas, userEvent, step }) => {
    const plate = await canvas.findByRole('link', { name: /It rained until noon/ })
    const address = canvas.getByLabelText('Address')
    const ways = {
      'the Back link': () => canvas.getByRole('link', { name: 'Back' }),
      'the cross': () => canvas.getByRole('button', { name: 'Close' }),
    }
    for (const [name, way] of Object.entries(ways)) {
      await step(`Open a plate, and close it by ${name}`, async () => {
        await userEvent.click(plate)
        await expect(await canvas.findByText('4 / 12')).toBeVisible()
        await waitFor(() => expect(address.textContent).toBe('/gallery?plate=4'))
        await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/gallery')
        if (isManualView) return
        await userEvent.click(way())
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
        await waitFor(() => expect(address.textContent).toBe('/gallery'))
        await expect(plate).toHaveFocus()
      })
      if (isManualView) return
    }
  },
})

/** A link that somebody sent opens the first plate; before it comes the last, and after that the first. Closed, the gallery is there. */
export const First = meta.story({
  parameters: { spec: [33, 34] },
  args: { entries: ['/gallery?plate=1'] },
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByLabelText('Address')
    await expect(await canvas.findByText('1 / 12')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous picture' }))
    await expect(await canvas.findByText('12 / 12')).toBeVisible()
    await waitFor(() => expect(address.textContent).toBe('/gallery?plate=12'))
    if (isManualView) return
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }))
    await expect(await canvas.findByText('1 / 12')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(address.textContent).toBe('/gallery'))
    await expect(canvas.getByRole('link', { name: /The main hall before/ })).toHaveFocus()
  },
})

/** Opened, looked through and closed without a pointer; one step back in the history leaves the gallery. */
export const ByKeyboard = meta.story({
  parameters: { spec: [30, 31, 32, 33, 34, 35] },
  args: { entries: ['/home', '/gallery'] },
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('link', { name: /The main hall before the first session/ })
    await tabTo(userEvent, first)
    for (const [keys, at] of [
      ['{Enter}', 1],
      ['{ArrowRight}{ArrowRight}', 3],
      ['{ArrowLeft}', 2],
      ['{ArrowLeft}{ArrowLeft}', 12],
      ['{ArrowRight}', 1],
    ] as const) {
      await userEvent.keyboard(keys)
      await expect(await canvas.findByText(`${at} / 12`)).toBeVisible()
    }
    if (isManualView) return
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(first).toHaveFocus()
    await waitFor(() => expect(canvas.getByLabelText('Address').textContent).toBe('/gallery'))
  },
})

/** A finger goes on by moving to the left. The buttons stand under the plate. */
export const Swiped = meta.story({
  parameters: { spec: [30, 274] },
  globals: { viewport: { value: 'phone' } },
  args: { entries: ['/gallery', '/gallery?plate=4'] },
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog')
    const target = within(dialog).getByRole('img')
    const at = (clientX: number) => ({ target, coords: { clientX, clientY: 300 } })
    await userEvent.pointer([
      { keys: '[TouchA>]', ...at(300) },
      { pointerName: 'TouchA', ...at(180) },
      { keys: '[/TouchA]', ...at(180) },
    ])
    await expect(await canvas.findByText('5 / 12')).toBeVisible()
    await expectNoneCut({ canvas })
  },
})
