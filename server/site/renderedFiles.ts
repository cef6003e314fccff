import type { SiteFile, SiteRenderer, SiteSource } from '#contract/site/renderer.ts'
import { pause } from '#server/store/sql/engine/pauses.ts'

/** Makes all files of the site, and lets other requests run in between. */
export async function renderedFiles(
  { files }: Pick<SiteRenderer, 'files'>,
  source: SiteSource,
): Promise<SiteFile[]> {
  const made: SiteFile[] = []
  for await (const file of files(source)) {
    made.push(file)
    await pause()
  }
  return made
}
