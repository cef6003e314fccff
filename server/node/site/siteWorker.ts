import type { SiteFile, SiteRenderer } from '#contract/site/renderer.ts'
import { byThisThread, packed } from '#server/node/http/clientFiles.ts'
import { serve } from '#server/node/workers/serve.ts'
import { readSite } from './readSite.ts'
import type { SiteProtocol } from './workerSite.ts'

/** Entry point of a worker thread: makes the pages of the site. */

let reading: Promise<SiteRenderer> | undefined

const encoder = new TextEncoder()

serve<SiteProtocol>(async ({ zone, source, address }, { begin }) => {
  const renderer = await (reading ??= readSite(import.meta.dirname, zone))
  if (address !== undefined) {
    begin({ page: await renderer.page(source, address) })
    return
  }
  const files: SiteFile[] = []
  const transfer: ArrayBuffer[] = []
  for await (const file of renderer.files(source)) {
    // The renderer keeps its fonts.
    const bytes = typeof file.body === 'string' ? encoder.encode(file.body) : Uint8Array.from(file.body)
    // Here and not by Node's threads, which take the processor from visitors.
    const { br, gzip, ...known } = await packed(file.address, bytes, byThisThread)
    const [ownBr, ownGzip] = [br && Uint8Array.from(br), gzip && Uint8Array.from(gzip)]
    files.push({
      ...file,
      body: bytes,
      packed: { ...known, ...(ownBr && { br: ownBr }), ...(ownGzip && { gzip: ownGzip }) },
    })
    for (const own of [bytes, ownBr, ownGzip]) if (own) transfer.push(own.buffer)
  }
  begin({ files }, transfer)
})
