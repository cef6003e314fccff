import { delay, http, HttpResponse } from 'msw'
import { expect, fn, spyOn } from 'storybook/test'
import type { Register } from '#api/download.ts'
import { apiHandlers, failing } from '#mocks/handlers.ts'
import { isLookedAt } from '#stories/isLookedAt.ts'
import type { PlayContext, PlayContextWithMsw } from '#stories/playContext.ts'
import { says } from './formPlay.ts'

/** A list that is downloaded. */
export interface DownloadedList {
  kind: Register['kind']
  /** Its address, searched and filtered, the query of that download, and what is then in the file: '3 students'. */
  filtered: { address: string; query: string; count: string }
}

/** The states of the download of a list, for the stories of each. */
export function downloadStates({ kind, filtered }: DownloadedList) {
  const fileName = `${kind}_export.xlsx`
  const note = `The file has all ${kind} in this filter, not only those found.`
  const asked = fn()
  const files = fn()

  /** Overrides the response to the export only; undefined passes it to the API. */
  const onExport = (answer: () => Response | undefined | Promise<Response | undefined | void>) =>
    http.get(`/api/${kind}`, async ({ request }) => {
      const { search } = new URL(request.url)
      if (!search.includes('export=')) return undefined
      asked(search)
      return (await answer()) ?? undefined
    })

  /** Answers the export, and captures files in `files` instead of saving them. */
  const answering =
    (answer: Parameters<typeof onExport>[0]) =>
    ({ msw }: PlayContextWithMsw) => {
      asked.mockClear()
      files.mockClear()
      msw.use(onExport(answer))
      const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
        this: HTMLAnchorElement,
      ) {
        files(this.download)
      })
      return () => click.mockRestore()
    }

  return {
    busy: {
      beforeEach: answering(() => halfAFile()),
      async play({ canvas, userEvent }: PlayContext) {
        await press({ canvas, userEvent })
        const progress = await canvas.findByRole('progressbar', { name: `Downloading ${fileName}` })
        await says(progress, `248 ${kind}, 3 kB`)
        await expect(canvas.getByRole('button', { name: 'Download' })).toHaveAttribute(
          'aria-disabled',
          'true',
        )
      },
    },
    done: {
      args: { entries: [filtered.address] },
      beforeEach: answering(() => undefined),
      async play({ canvas, userEvent }: PlayContext) {
        await canvas.findByText(`Download: ${note}`)
        await press({ canvas, userEvent })
        await canvas.findByText(`${fileName} has been downloaded: ${filtered.count}. ${note}`)
        await expect(asked).toHaveBeenCalledWith(filtered.query)
        await expect(files).toHaveBeenCalledWith(fileName)
        await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
        await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus()
      },
    },
    failed: {
      beforeEach: answering(() => HttpResponse.json({ message: 'The disk is full.' }, { status: 507 })),
      async play({ canvas, userEvent, msw }: PlayContextWithMsw) {
        await press({ canvas, userEvent })
        await canvas.findByText('Error downloading the file. The disk is full.')
        if (isLookedAt) return
        msw.use(onExport(() => new HttpResponse(null, { status: 500 })))
        await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
        await canvas.findByText('Error downloading the file')
        await expect(files).not.toHaveBeenCalled()
        msw.use(...apiHandlers())
        await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
        await canvas.findByText(new RegExp(`^${fileName} has been downloaded: \\d+ ${kind}\\.$`))
        msw.use(failing('get', `/${kind}`, 500))
        await press({ canvas, userEvent })
        await expect(await canvas.findByText('Error downloading the file')).toBeVisible()
      },
    },
    /** A proxy's HTML page is not saved as a spreadsheet. */
    noFile: {
      beforeEach: answering(() => HttpResponse.html('<h1>Please accept the terms</h1>')),
      async play({ canvas, userEvent }: PlayContext) {
        await press({ canvas, userEvent })
        await expect(await canvas.findByText('Error downloading the file')).toBeVisible()
        await expect(files).not.toHaveBeenCalled()
      },
    },
    cancelled: {
      beforeEach: answering(() => delay('infinite')),
      async play({ canvas, userEvent }: PlayContext) {
        await press({ canvas, userEvent })
        await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
        await canvas.findByText('The download has been cancelled.')
        await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
        await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus()
        await expect(files).not.toHaveBeenCalled()
      },
    },
  }
}

async function press({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  await canvas.findByText(/^Page 1 of/)
  await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
}

/** Sends the first bytes and then stalls. */
function halfAFile() {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(3000)),
  })
  return new HttpResponse(body, { headers: { 'x-export-rows': '248' } })
}
