/** Apps that use the packed design system, in a folder of their own: an empty Vite app, and one of Next's app router. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The version of Next that the package is tried in. */
const NEXT = '16.4.6'

/** @param {string} command @param {string[]} args @param {string} cwd @returns {string} */
export const run = (command, args, cwd) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })

/** Writes an app and installs it. @param {string} app @param {string} tarball @param {Record<string, string>} files */
function install(app, tarball, files, more = {}) {
  const description = {
    private: true,
    type: 'module',
    dependencies: {
      '@institute/design-system': `file:${tarball}`,
      '@internationalized/date': dependencies['@internationalized/date'],
      react: dependencies.react,
      'react-aria-components': dependencies['react-aria-components'],
      'react-dom': dependencies['react-dom'],
      '@types/react': devDependencies['@types/react'],
      '@types/react-dom': devDependencies['@types/react-dom'],
      ...more,
    },
  }
  const options = {
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
  }
  const all = {
    'package.json': JSON.stringify(description),
    'tsconfig.json': JSON.stringify({
      compilerOptions: { ...options, lib: ['ES2023', 'DOM'] },
      include: ['**/*.tsx'],
    }),
    ...files,
  }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(app, file)), { recursive: true })
    writeFileSync(join(app, file), text)
  }
  run('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefer-offline'], app)
}

/** @param {string} app @param {string} tarball */
export function writeViteApp(app, tarball) {
  install(app, tarball, {
    'index.html':
      '<!doctype html><html lang="en"><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
    'main.tsx': `import '@institute/design-system/base.css'
import '@institute/design-system/fonts.css'
import '@institute/design-system/global.css'
import '@institute/design-system/tokens.css'
import '@institute/design-system/style.css'
import { Checkbox, TextField } from '@institute/design-system'
import { Button } from '@institute/design-system/Button'
import tokens from '@institute/design-system/tokens.json'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <>
      <TextField name="title" label="Title" defaultValue="Forty Hadith" />
      <Button variant="primary">Submit</Button>
      <Checkbox name="open" label="Open" defaultValue />
      <p lang="ar">علم الحديث</p>
      <p>{tokens.palette['monsoon-700'].$value.hex}</p>
    </>,
  )
}
`,
    'button.js': "export { Button } from '@institute/design-system'\n",
  })
}

/** @param {string} app @param {string} tarball */
export function writeNextApp(app, tarball) {
  const files = {
    'next.config.mjs': 'export default { typescript: { ignoreBuildErrors: true } }\n',
    'app/layout.tsx': `import '@institute/design-system/global.css'
import '@institute/design-system/style.css'
import type { ReactNode } from 'react'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
`,
    // A server component: no directive.
    'app/page.tsx': `import { Badge, Kicker, Select, Spinner } from '@institute/design-system'
import { Button, ButtonLink } from '@institute/design-system/Button'
import { TextField } from '@institute/design-system/TextField'
import { Counter } from './Counter'

export default async function Page() {
  return (
    <main>
      <Kicker>Server</Kicker>
      <Badge>Draft</Badge>
      <Spinner />
      <TextField name="title" label="Title" defaultValue="Forty Hadith" />
      <TextField name="email" label="Email" type="email" />
      <Button variant="primary">Submit</Button>
      <ButtonLink href="/courses">Courses</ButtonLink>
      <Select name="teacher" label="Teacher" options={[{ id: 'amina', name: 'Amina Rahim' }]} />
      <Counter />
    </main>
  )
}
`,
    'app/Counter.tsx': `'use client'
import { Button } from '@institute/design-system/Button'
import { useState } from 'react'

export function Counter() {
  const [count, setCount] = useState(0)
  return <Button onPress={() => setCount(count + 1)}>{\`Count \${count}\`}</Button>
}
`,
  }
  install(app, tarball, files, {
    next: NEXT,
    typescript: '5.9.3',
    '@types/node': devDependencies['@types/node'],
  })
  run(join(app, 'node_modules/.bin/next'), ['build'], app)
}

/** Starts the built Next app. @param {string} app @param {number} port */
export async function startNext(app, port) {
  const args = [join(app, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port)]
  const server = spawn(process.execPath, args, { cwd: app, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}/`
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return { url, stop: () => server.kill() }
    await new Promise((resolve) => {
      setTimeout(resolve, 300)
    })
  }
  server.kill()
  throw new Error('The Next app does not answer')
}
