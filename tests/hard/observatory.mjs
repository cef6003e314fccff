/**
 * Scores every HTML page, including the 404 page, by the rules of the HTTP Observatory (MDN, 2024), computed here: 100 minus
 * penalties plus bonuses; 100 or more is an A+. `node tests/hard/observatory.mjs`
 */
import { readdirSync } from 'node:fs'
import { drillFolder, judge } from './drill.mjs'
import { startServer } from './server.mjs'

const HALF_A_YEAR = 15_768_000

/** @typedef {{ name: string, score: number }} Finding */

/** @param {Headers} headers @param {string} html @param {string} host @returns {Finding[]} */
function findings(headers, html, host) {
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources]
    }),
  )
  const sourcesOf = (/** @type {string} */ name) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const isUnsafe = ['script-src', 'style-src', 'object-src'].some((name) =>
    sourcesOf(name).some((source) => /^('unsafe-(inline|eval)'|\*|https?:|data:)$/.test(source)),
  )
  const framing = policy.get('frame-ancestors')
  const maxAge = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
  const foreignScripts = [...html.matchAll(/<script[^>]*\ssrc="(https?:)?\/\/([^"/]+)/g)].filter(
    ([, , from]) => from !== host,
  )
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
  return [
    { name: 'content security policy', score: policy.size < 2 ? -25 : isUnsafe ? -20 : 5 },
    { name: 'cookies', score: headers.has('set-cookie') ? -20 : 0 },
    { name: 'cross-origin sharing', score: headers.get('access-control-allow-origin') === '*' ? -50 : 0 },
    { name: 'strict transport security', score: maxAge >= HALF_A_YEAR ? 0 : -20 },
    { name: 'content type options', score: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5 },
    { name: 'framing', score: framing ? 5 : headers.has('x-frame-options') ? 0 : -20 },
    { name: 'referrer policy', score: isPrivate.test(headers.get('referrer-policy') ?? '') ? 5 : 0 },
    {
      name: 'resource policy',
      score: headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
    },
    { name: 'scripts of others', score: foreignScripts.length === 0 ? 0 : -50 },
  ]
}

const server = await startServer({ DATA_DIR: drillFolder('observatory'), TRUST_PROXY: '1' })
const site = server.url.replace('/api', '')
const pages = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => `/${name.replace(/\.html$/, '')}`)
const addresses = [...pages, '/', '/admin/teacher', '/no/such/page']

/** @type {{ address: string, score: number, missing: string[] }[]} */
const results = []
for (const address of addresses) {
  const response = await fetch(site + address, { headers: { 'x-forwarded-proto': 'https' } })
  const found = findings(response.headers, await response.text(), new URL(site).host)
  const score = found.reduce((sum, finding) => sum + finding.score, 100)
  results.push({
    address,
    score,
    missing: found.filter((finding) => finding.score < 0).map(({ name }) => name),
  })
}
const worst = results.toSorted((one, other) => one.score - other.score)[0]
const below = results.filter(({ score, missing }) => score < 100 || missing.length > 0)
for (const { address, score, missing } of below) console.error(`${address}: ${score}, ${missing.join(', ')}`)
judge(
  'pages below A+',
  `${below.length} of ${results.length}; the lowest score is ${worst?.score} (${worst?.address})`,
  below.length === 0,
  '0, A+ from 100',
)
await server.stop('SIGTERM')
