import { http } from 'msw'
import { expect, fn, spyOn } from 'storybook/test'
import type { Register } from '#api/download.ts'
import type { PlayContext, PlayContextWithMsw } from '#stories/playContext.ts'

/** Overrides the response to a list's export only; undefined passes it to the API. */
export const onExport = (
  kind: Register['kind'],
  answer: (query: string) => Response | undefined | Promise<Response | undefined | void>,
) =>
  http.get(`/api/${kind}`, async ({ request }) => {
    const { search } = new URL(request.url)
    return search.includes('export=') ? ((await answer(search)) ?? undefined) : undefined
  })

/** The names of files that were saved: they are captured instead. */
export const files = fn()

/** For a story's beforeEach. */
export function captureFiles() {
  files.mockClear()
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files(this.download)
  })
  return () => click.mockRestore()
}

export async function pressDownload({ canvas, userEvent }: PlayContext) {
  await canvas.findByText(/^Page 1 of/)
  await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
}

/** The download of a searched and filtered list. @param count what is then in the file: '3 students' */
export const downloadDone = (kind: Register['kind'], address: string, query: string, count: string) => ({
  args: { entries: [address] },
  async play(player: PlayContextWithMsw) {
    const { canvas, msw } = player
    const note = `The file has all ${kind} in this filter, not only those found.`
    const asked = fn()
    msw.use(onExport(kind, (search) => void asked(search)))
    await canvas.findByText(`Download: ${note}`)
    await pressDownload(player)
    await canvas.findByText(`${kind}_export.xlsx has been downloaded: ${count}. ${note}`)
    await expect(asked).toHaveBeenCalledWith(query)
    await expect(files).toHaveBeenCalledWith(`${kind}_export.xlsx`)
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus()
  },
})
