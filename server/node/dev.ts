import { getRequestListener } from '@hono/node-server'
import { readingBodies } from './http/bodyBytes.ts'
import { classPageRenderer } from './http/classPageRenderer.ts'
import { startApi } from './startApi.ts'
import { readSettings } from './settings.ts'

/**
 * Opens the API for the development server, which reloads it when its code changes.
 * @param workers as in {@link startApi}
 * @param classPage as in {@link classPageRenderer}
 */
export async function openDevApi(workers: string, classPage: Parameters<typeof classPageRenderer>) {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env })
  if (Array.isArray(settings)) throw new Error(settings.join('\n'))
  const renderer = classPageRenderer(...classPage)
  const { fetch, classPages, close } = await startApi(settings, { isDemo: true, workers, renderer })
  const listenerOf = (app: typeof fetch) =>
    getRequestListener(readingBodies(app), { overrideGlobalObjects: false })
  return { listener: listenerOf(fetch), classPages: classPages && listenerOf(classPages), close }
}
