import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteRenderer } from '#contract/site/renderer.ts'

/** The built `src/app/siteProgram.tsx`. */
interface SiteProgram {
  openSite: (parts: object, zone: string) => SiteRenderer
}

/**
 * Returns what makes the pages of the site, which the build has put beside the server.
 * @param folder of the server's programs
 * @param zone the institute's IANA time zone
 */
export async function readSite(folder: string, zone: string): Promise<SiteRenderer> {
  const parts: object = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))
  const program: SiteProgram = await import(pathToFileURL(join(folder, 'siteProgram.js')).href)
  return program.openSite(parts, zone)
}
