import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { offline } from '#mocks/handlers.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { heldAnswer } from '#stories/admin/late.ts'
import { isManualView } from '#stories/isManualView.ts'
import type { PlayContextWithMsw } from '#stories/playContext.ts'
import preview from '#storybook/preview.tsx'
import { isSaved } from './siteStory.ts'

const meta = preview.meta({ ...consoleAt('/admin/site/gallery'), tags: ['!autodocs', 'console'] })

/** A grey picture. */
const src =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="4" height="3"%3E%3Cpath fill="gray" d="M0 0h4v3H0z"/%3E%3C/svg%3E'

/** Takes photographs, each under a name of its own. */
function taking(until?: Promise<void>) {
  let number = 0
  return http.post('/api/site/pictures', async () => {
    await until
    number += 1
    const name = `p-${String(number).padStart(20, '0')}.jpg`
    return HttpResponse.json({ success: true, data: { name, src, width: 4, height: 3 } })
  })
}

/** Chooses photographs. */
async function choose({ canvas, userEvent }: PlayContextWithMsw, ...names: string[]) {
  const input = await canvas.findByLabelText('Choose files')
  await userEvent.upload(
    input,
    names.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
  )
}

const file = (canvas: PlayContextWithMsw['canvas'], name: string) =>
  canvas.findByText((_text, element) => element?.tagName === 'LI' && element.textContent.includes(name))

/** Two are sent at a time. */
export const PhotographsOnTheirWay = meta.story({
  beforeEach: ({ msw }) => msw.use(taking(heldAnswer().released)),
  play: async (player) => {
    await choose(player, 'hall.jpg', 'court.jpg', 'gate.jpg')
    await expect(await player.canvas.findAllByRole('progressbar')).toHaveLength(2)
    await expect(await file(player.canvas, 'gate.jpg')).toHaveTextContent(/waiting/i)
  },
})

/** Each is in the gallery as it arrives; then its texts are asked, with it large. */
export const PhotographsArrived = meta.story({
  beforeEach: ({ msw }) => msw.use(taking()),
  play: async (player) => {
    const { canvas, userEvent } = player
    await choose(player, 'hall.jpg', 'court.jpg')
    const texts = within(await canvas.findByRole('group', { name: 'Texts of a new photograph' }))
    await waitFor(() => expect(texts.getByRole('button', { name: 'Next photograph (1 left)' })).toBeVisible())
    await userEvent.type(texts.getByRole('textbox', { name: 'Caption' }), 'The hall at noon')
    await expect(canvas.getByRole('button', { name: /^The hall at noon/ })).toBeVisible()
    if (isManualView) return
    await userEvent.click(texts.getByRole('button', { name: 'Next photograph (1 left)' }))
    await expect(await canvas.findByRole('button', { name: 'Done' })).toBeVisible()
    await isSaved(canvas)
  },
})

/** The line was lost: each says so, and is sent again. */
export const PhotographsNotSent = meta.story({
  beforeEach: ({ msw }) => msw.use(offline('post', '/site/pictures')),
  play: async (player) => {
    const { canvas, userEvent, msw } = player
    await choose(player, 'hall.jpg')
    await waitFor(async () => expect(await file(canvas, 'hall.jpg')).toHaveTextContent(/No connection/))
    if (isManualView) return
    msw.use(taking())
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }))
    await canvas.findByRole('group', { name: 'Texts of a new photograph' })
    await isSaved(canvas)
  },
})
