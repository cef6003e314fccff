/**
 * `npm run sizes`: size that each component of the design system adds to a page with React, in kB of gzipped script; the sets
 * used by the public site and the console; one Button alone; and whether a public component imports React Aria. Fails if a
 * limit is exceeded.
 */
import './help.mjs'
import { readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import localesPlugin from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { leanCalendars } from './leanCalendars.mjs'

const folder = 'src/design-system'

/** Parts of the public site, which use the web platform only. */
const publicParts = [
  'Button',
  'Card',
  'Carousel',
  'Dialog',
  'DragScroll',
  'HeroCarousel',
  'Kicker',
  'Lightbox',
  'Link',
  'Ornaments',
  'SidePanel',
  'VideoCard',
  'VideoModal',
]

/** Maximum size of each set, in kB. */
const limits = { public: 12.2, all: 134, button: 3 }

/** @param {string} part @returns {string[]} its files */
const filesOf = (part) =>
  readdirSync(`${folder}/${part}`)
    .filter((file) => /^[A-Z]\w+\.tsx$/.test(file))
    .map((file) => `/${folder}/${part}/${file}`)

/** @param {string[]} files @returns {Promise<{ kB: number, hasReactAria: boolean }>} */
async function weigh(files) {
  const id = 'virtual:parts'
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      leanCalendars,
      { ...localesPlugin.vite({ locales: ['en-US'] }), enforce: 'pre' },
      {
        name: 'parts',
        resolveId: (source) => (source === id ? source : undefined),
        load: (source) =>
          source === id ? files.map((file) => `export * from '${file}'`).join('\n') : undefined,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: id,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []))
  const scripts = chunks.filter((chunk) => chunk.type === 'chunk')
  return {
    kB: scripts.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0) / 1000,
    hasReactAria: scripts.some((chunk) =>
      Object.keys(chunk.modules).some((name) => /react-aria|@react-(aria|stately)/.test(name)),
    ),
  }
}

const parts = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'fonts')
  .map((entry) => entry.name)
for (const part of parts) {
  const { kB, hasReactAria } = await weigh(filesOf(part))
  process.stdout.write(
    `${part.padEnd(20)}${kB.toFixed(1).padStart(7)} kB${hasReactAria ? '  React Aria' : ''}\n`,
  )
}
const sets = {
  public: await weigh(publicParts.flatMap(filesOf)),
  all: await weigh(parts.flatMap(filesOf)),
  button: await weigh([`/${folder}/Button/Button.tsx`]),
}
for (const [name, { kB }] of Object.entries(sets))
  process.stdout.write(`${name.padEnd(20)}${kB.toFixed(1).padStart(7)} kB\n`)

const faults = [
  sets.public.hasReactAria && 'A public part pulls in React Aria.',
  sets.public.kB > limits.public && `The public set is over ${limits.public} kB.`,
  sets.button.kB > limits.button && `One Button alone is over ${limits.button} kB.`,
  sets.all.kB > limits.all && `All parts together are over ${limits.all} kB.`,
].filter(Boolean)
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exit(faults.length === 0 ? 0 : 1)
