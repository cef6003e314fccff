import { getRequestListener } from '@hono/node-server'
import { readingBodies } from './bodyBytes.ts'
import { startApi } from './startApi.ts'
import { readSettings } from './settings.ts'

/** The API for the development server, loaded anew when its code changes. */
export async function openDevApi() {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...process.env })
  if (Array.isArray(settings)) throw new Error(settings.join('\n'))
  const { api, store, shown } = await startApi(settings, { isDemo: true })
  return {
    listener: getRequestListener(readingBodies(api.fetch), { overrideGlobalObjects: false }),
    shown,
    close: () => store.close(),
  }
}
