import localesPlugin from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssTarget } from './scripts/browsers.mjs'
import { databaseInBrowsers } from './scripts/databaseInBrowsers.ts'
import { leanCalendars } from './scripts/leanCalendars.mjs'
import { layerOrder } from './scripts/layerOrder.ts'
import { leanQuery } from './scripts/leanQuery.ts'
import { leanRouter } from './scripts/leanRouter.ts'
import { pureContract } from './scripts/pureContract.mjs'
import { INSTITUTE_ZONE, isZone } from './server/zone.ts'
import { content } from './src/content/build/plugin.ts'

/** React Aria's lists ask a test setting of the environment, which a browser does not have. */
export const reactAriaSettings = { 'process.env.VIRT_ON': '"true"' }

/** The institute's time zone: class times are its wall clock. */
const zone = process.env.INSTITUTE_TZ || INSTITUTE_ZONE
if (!isZone(zone)) throw new Error(`INSTITUTE_TZ "${zone}" is no time zone; write one such as Asia/Kolkata.`)

// How it is tested stands in vitest.config.ts, with what only the tests need.
export default defineConfig({
  // React Aria's own words in 30 languages are a quarter of it; the console speaks English.
  plugins: [
    databaseInBrowsers,
    layerOrder,
    leanCalendars,
    leanQuery,
    leanRouter,
    pureContract,
    content({ zone }),
    react(),
    { ...localesPlugin.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  // It finds its WebAssembly beside itself.
  optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
  define: { ...reactAriaSettings, 'import.meta.env.INSTITUTE_TZ': JSON.stringify(zone) },
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2022',
    // Every browser that this is built for knows it.
    modulePreload: { polyfill: false },
    cssTarget,
    // On a slow machine these warnings would be what a newcomer reads first.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
