/**
 * `npm run build:design-system`: builds the package in dist/design-system: one ES module per file, with types and CSS.
 */
import './help.mjs'
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const source = 'src/design-system'
const target = 'dist/design-system'

/** Peer dependencies and dependencies, which are not bundled. */
const external = [/^react($|\/)/, /^react-dom($|\/)/, /^react-aria/, /^@react-/, /^@internationalized\//]

rmSync(target, { recursive: true, force: true })
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: target,
    minify: false,
    target: 'es2022',
    lib: { entry: `${source}/index.ts`, formats: ['es'], cssFileName: 'style' },
    rolldownOptions: {
      external,
      output: { preserveModules: true, preserveModulesRoot: source, entryFileNames: '[name].js' },
    },
  },
})

const types = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--outDir', `${target}/types`]
const options = ['--rootDir', source, '--project', `${source}/tsconfig.json`]
execFileSync('node_modules/.bin/tsc', [...options, ...types], { stdio: 'inherit' })

// Declarations import by alias and .ts ending; in the package they use relative .js paths.
for (const entry of readdirSync(`${target}/types`, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue
  const path = join(entry.parentPath, entry.name)
  const toRoot = relative(entry.parentPath, `${target}/types`) || '.'
  const text = readFileSync(path, 'utf8')
    .replaceAll(/(['"])#design-system\//g, `$1${toRoot}/`)
    .replaceAll(/(['"])(\.[^'"]*)\.tsx?\1/g, '$1$2.js$1')
  writeFileSync(path, text)
}

for (const file of [
  'global.css',
  'base.css',
  'tokens.css',
  'standIns.css',
  'fonts.css',
  'fonts',
  'README.md',
]) {
  cpSync(`${source}/${file}`, `${target}/${file}`, { recursive: true })
}
const description = JSON.parse(readFileSync(`${source}/package.json`, 'utf8'))
writeFileSync(
  `${target}/package.json`,
  JSON.stringify(
    {
      ...description,
      exports: {
        '.': { types: './types/index.d.ts', default: './index.js' },
        './global.css': './global.css',
        './style.css': './style.css',
      },
      imports: undefined,
    },
    null,
    2,
  ),
)
process.stdout.write(`${target}\n`)
