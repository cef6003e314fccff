/**
 * `npm run build:design-system`: builds the package in dist/design-system: one ES module per file, an entry for each part,
 * types, style sheets and design tokens.
 */
import './help.mjs'
import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { markClientModules } from './clientModules.mjs'
import { tokenFile, tokenFiles } from './designTokens.mjs'

const source = 'src/design-system'
const target = 'dist/design-system'

/** Peer dependencies, which are not bundled. */
const external = [/^react($|\/)/, /^react-dom($|\/)/, /^react-aria/, /^@react-/, /^@internationalized\//]

rmSync(target, { recursive: true, force: true })
const output = await build({
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
const marked = markClientModules(target)

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
    // TypeScript names the index of the package by its folder.
    .replaceAll(/import\("(\.\.?)"\)/g, 'import("$1/index.js")')
  writeFileSync(path, text)
}

/** What each module exports at run time, by its path without the ending. */
const exported = new Map(
  [output]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [[file.fileName.replace(/\.js$/, ''), file.exports]] : [])),
)

/** The lines of index.ts by part: the part's folder holds the modules that they name. */
/** @type {Map<string, RegExpMatchArray[]>} */
const lines = new Map()
const index = readFileSync(`${source}/index.ts`, 'utf8')
for (const line of index.matchAll(/^export ([^';]*?) from '\.\/(\w+)\/(\w+)\.tsx?'$/gm)) {
  const [, , part = ''] = line
  lines.set(part, [...(lines.get(part) ?? []), line])
}

/** Writes the entry of a part. @param {string} part @param {RegExpMatchArray[]} ofPart */
function writeEntry(part, ofPart) {
  const code = ofPart.flatMap(([, what = '', , file = '']) => {
    const names = exported.get(`${part}/${file}`) ?? []
    const listed = what.startsWith('{')
      ? names.filter((name) => new RegExp(`\\b${name}\\b`).test(what))
      : names
    return listed.length > 0 && !what.startsWith('type')
      ? [`export { ${listed.join(', ')} } from './${file}.js'`]
      : []
  })
  const declarations = ofPart.map(([, what, , file]) => `export ${what} from './${file}.js'`)
  writeFileSync(join(target, part, 'index.js'), `${code.join('\n')}\n`)
  writeFileSync(join(target, 'types', part, 'index.d.ts'), `${declarations.join('\n')}\n`)
}

for (const [part, ofPart] of lines) writeEntry(part, ofPart)

const sheets = ['global.css', 'base.css', 'tokens.css', 'standIns.css', 'fonts.css']
for (const file of [...sheets, 'fonts', 'CHANGELOG.md']) {
  cpSync(`${source}/${file}`, `${target}/${file}`, { recursive: true })
}
cpSync('LICENSE', `${target}/LICENSE`)
const [readme = ''] = readFileSync(`${source}/README.md`, 'utf8').split('\n## In this repository')
writeFileSync(`${target}/README.md`, readme)

// The website has its own subset of the Arabic font.
const amiri = 'node_modules/@fontsource/amiri'
const { arabic } = JSON.parse(readFileSync(`${amiri}/unicode.json`, 'utf8'))
cpSync(`${amiri}/files/amiri-arabic-400-normal.woff2`, `${target}/fonts/amiri-arabic-400.woff2`)
cpSync(`${amiri}/LICENSE`, `${target}/fonts/amiri-LICENSE`)
appendFileSync(
  `${target}/fonts.css`,
  `
@font-face {
  font-family: 'Amiri';
  font-weight: 400;
  font-display: swap;
  src: url('./fonts/amiri-arabic-400.woff2') format('woff2');
  unicode-range: ${arabic};
}
`,
)

// TypeScript asks for the types of all imports.
writeFileSync(`${target}/types/css.d.ts`, 'export {}\n')

const css = readFileSync(`${source}/tokens.css`, 'utf8')
for (const [file, selector] of Object.entries(tokenFiles)) {
  writeFileSync(join(target, file), `${JSON.stringify(tokenFile(css, selector), null, 2)}\n`)
}

/** @param {string} file as a path from the package's root */
const asIs = (file) => [`./${file}`, `./${file}`]
/** @param {string} folder of an entry; the root's is empty */
const entry = (folder) => ({
  types: `./${join('types', folder, 'index.d.ts')}`,
  default: `./${join(folder, 'index.js')}`,
})
/** @param {string} file as a path from the package's root */
const sheet = (file) => [`./${file}`, { types: './types/css.d.ts', default: `./${file}` }]
const description = JSON.parse(readFileSync(`${source}/package.json`, 'utf8'))
writeFileSync(
  `${target}/package.json`,
  `${JSON.stringify(
    {
      ...description,
      exports: {
        '.': entry(''),
        ...Object.fromEntries([...lines.keys()].map((part) => [`./${part}`, entry(part)])),
        ...Object.fromEntries([...sheets, 'style.css'].map(sheet)),
        ...Object.fromEntries([...Object.keys(tokenFiles), 'package.json'].map(asIs)),
      },
      imports: undefined,
    },
    null,
    2,
  )}\n`,
)
process.stdout.write(`${target}: ${lines.size} parts, ${marked.length} modules for the browser alone\n`)
