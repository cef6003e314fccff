/**
 * `npm run check:design-system`: packs the built package, installs it in an empty Vite app with React, checks its types,
 * builds the app and tests three components in Chromium.
 */
import './help.mjs'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { chromiumArgs, findChromium } from './chromium.mjs'

const app = mkdtempSync(join(tmpdir(), 'institute-design-system-'))
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** @param {string} command @param {string[]} args @param {string} cwd */
const run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

const tarball = run('npm', ['pack', '--silent', '--pack-destination', app], 'dist/design-system').trim()
writeFileSync(
  join(app, 'package.json'),
  JSON.stringify({
    private: true,
    type: 'module',
    dependencies: {
      '@institute/design-system': `file:${tarball}`,
      react: dependencies.react,
      'react-dom': dependencies['react-dom'],
      '@types/react': devDependencies['@types/react'],
      '@types/react-dom': devDependencies['@types/react-dom'],
    },
  }),
)
run('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefer-offline'], app)
writeFileSync(
  join(app, 'index.html'),
  '<!doctype html><html lang="en"><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
)
writeFileSync(
  join(app, 'main.tsx'),
  `import '@institute/design-system/global.css'
import '@institute/design-system/style.css'
import { Button, Pagination, TextField } from '@institute/design-system'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <>
      <TextField name="title" label="Title" defaultValue="Forty Hadith" />
      <Button variant="primary">Submit</Button>
      <Pagination page={2} lastPage={3} onPage={() => {}} />
    </>,
  )
}
`,
)
writeFileSync(
  join(app, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {
      module: 'preserve',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      lib: ['ES2023', 'DOM'],
      noUncheckedSideEffectImports: false,
    },
    include: ['main.tsx'],
  }),
)
run(resolve('node_modules/.bin/tsc'), ['--project', app], app)
symlinkSync(resolve('node_modules/vite'), join(app, 'node_modules/vite'))
await build({ root: app, logLevel: 'warn' })

const types = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.woff2': 'font/woff2' }
const server = createServer((request, response) => {
  const path = request.url === '/' ? '/index.html' : (request.url ?? '')
  const type = Object.entries(types).find(([ending]) => ending === extname(path))?.[1]
  if (!type) return response.writeHead(404).end()
  return response.setHeader('content-type', type).end(readFileSync(join(app, 'dist', path)))
}).listen(0, '127.0.0.1')
await new Promise((listening) => server.once('listening', listening))
const address = server.address()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const page = await browser.newPage()
await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
const value = await page.getByLabel('Title').inputValue()
const colour = await page
  .getByRole('button', { name: 'Submit' })
  .evaluate((button) => getComputedStyle(button).backgroundColor)
const isPaged = await page.getByText('Page 2 of 3').isVisible()
await browser.close()
server.close()
rmSync(app, { recursive: true })

const faults = [
  value !== 'Forty Hadith' && `TextField holds "${value}"`,
  colour !== 'rgb(27, 79, 67)' && `Button is ${colour}`,
  !isPaged && 'Pagination does not say its page',
].filter(Boolean)
process.stdout.write(
  faults.length === 0
    ? 'The package renders in an empty app: 3 parts, styles and types.\n'
    : `${faults.join('\n')}\n`,
)
process.exit(faults.length === 0 ? 0 : 1)
