import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { securityHeaders } from '#server/node/http/securityHeaders.ts'

/** The folder of the installed react-aria, which react-aria-components brings. */
const components = createRequire(import.meta.url).resolve('react-aria-components')
const ariaFolder = dirname(createRequire(components).resolve('react-aria/package.json'))

/** What React Aria puts into a <style>, by the module that does it. */
const injected = {
  'dist/private/interactions/usePress.mjs': 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'dist/private/overlays/usePreventScroll.mjs': 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
}

/** The template literal given to textContent, its placeholders filled in as the module does. */
function styleTextOf(file: string) {
  const code = readFileSync(join(ariaFolder, file), 'utf8')
  const template = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(code)?.[1] ?? ''
  return template
    .replace(/\$\{([$\w]+)\}/g, (_whole, variable: string) => {
      const name = variable.replaceAll('$', '\\$')
      return new RegExp(`const ${name} = '([^']*)'`).exec(code)?.[1] ?? ''
    })
    .trim()
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test.each(Object.entries(injected))('the style of %s has the hash that the policy allows', (file, hash) => {
  expect(hashOf(styleTextOf(file))).toBe(hash)
  expect(securityHeaders['Content-Security-Policy']).toContain(`'${hash}'`)
})
