import { getRequestListener } from '@hono/node-server'
import type { SiteRenderer } from '#contract/site/renderer.ts'
import { readingBodies } from './http/bodyBytes.ts'
import { classPageRenderer } from './http/classPageRenderer.ts'
import { startApi } from './startApi.ts'
import { readSettings } from './settings.ts'

interface DevOptions {
  /** As in {@link startApi}. */
  workers: string
  /** As in {@link classPageRenderer}. */
  classPage: Parameters<typeof classPageRenderer>
  site: SiteRenderer
}

/** Opens the API for the development server, which reloads it when its code changes. */
export async function openDevApi({ workers, classPage, site }: DevOptions) {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env })
  if (Array.isArray(settings)) throw new Error(settings.join('\n'))
  const renderer = classPageRenderer(...classPage)
  const started = await startApi(settings, { isDemo: true, workers, renderer, site })
  const { fetch, classPages, pictures, close } = started
  const listenerOf = (app: typeof fetch) =>
    getRequestListener(readingBodies(app), { overrideGlobalObjects: false })
  return {
    listener: listenerOf(fetch),
    classPages: classPages && listenerOf(classPages),
    pictures: listenerOf(pictures),
    close,
  }
}
