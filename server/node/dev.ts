import { getRequestListener } from '@hono/node-server'
import { readingBodies } from './bodyBytes.ts'
import { startApi } from './startApi.ts'
import { readSettings } from './settings.ts'

/**
 * Opens the API for the development server, which reloads it when its code changes.
 * @param exportWorker as in {@link startApi}
 */
export async function openDevApi(exportWorker: string) {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env })
  if (Array.isArray(settings)) throw new Error(settings.join('\n'))
  const { api, close } = await startApi(settings, { isDemo: true, exportWorker })
  return {
    listener: getRequestListener(readingBodies(api.fetch), { overrideGlobalObjects: false }),
    close,
  }
}
