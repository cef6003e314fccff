/** Builds the journeys (tests/journeys) into .cache/journeys if their inputs have changed, so that no run transforms the console's modules. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { hashOf, isBuiltFrom, keepHash } from './inputs.mjs'

const folder = 'tests/journeys'
const out = '.cache/journeys'
const stamp = join(out, 'built.json')
const hash = hashOf([
  folder,
  'contract',
  'mocks',
  'server',
  'src',
  '.storybook/briefWhileWaiting.ts',
  'stories/admin/late.ts',
  'stories/design-system/usage',
  'vite.config.ts',
  'scripts/journeys.mjs',
  'package-lock.json',
])

if (!isBuiltFrom(stamp, hash)) {
  const journeys = readdirSync(folder).filter((file) => file.endsWith('.test.tsx'))
  await build({
    logLevel: 'warn',
    base: './',
    publicDir: false,
    build: {
      outDir: out,
      emptyOutDir: true,
      manifest: false,
      cssCodeSplit: false,
      minify: false,
      modulePreload: false,
      target: 'esnext',
      rolldownOptions: {
        input: Object.fromEntries(
          journeys.map((file) => [file.replace('.test.tsx', ''), join(folder, file)]),
        ),
        external: ['vitest'],
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].test.js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'style.css' : 'assets/[name]-[hash][extname]',
        },
      },
    },
  })
  keepHash(stamp, hash)
}
