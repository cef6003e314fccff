/** Builds the journeys (tests/journeys) into .cache/journeys if their inputs have changed, so that no run transforms the console's modules. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { buildIfChanged, hashOf } from './inputs.mjs'

const folder = 'tests/journeys'
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

const journeys = readdirSync(folder).filter((file) => file.endsWith('.test.tsx'))
await buildIfChanged('.cache/journeys', hash, (outDir) =>
  build({
    logLevel: 'warn',
    base: './',
    publicDir: false,
    build: {
      outDir,
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
  }),
)
