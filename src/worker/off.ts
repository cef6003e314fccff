/// <reference lib="webworker" />
/** Takes the place of the worker where the site is not to be kept on devices: it removes what was kept, and itself. */
import { CACHE_PREFIX } from '#contract/site/carried.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
