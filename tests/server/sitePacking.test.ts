import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { byThisThread, packed, sentFile } from '#server/node/http/clientFiles.ts'

const page = '<style>a{}</style><p>ഹദീസ് പഠനം</p>'.repeat(400)

test.each([
  ['/library.html', page],
  ['/content/library.json', JSON.stringify({ page })],
  ['/fonts/quote.woff2', new TextEncoder().encode(page)],
])(
  '%s is sent the same, whether it was packed where it was made or is packed by the server',
  async (address, body) => {
    const bytes = Uint8Array.from(Buffer.from(body))
    const there = await packed(address, bytes, byThisThread)
    const [sent, own] = [
      await sentFile({ address, body: bytes, packed: there }),
      await sentFile({ address, body }),
    ]
    expect(sent).toEqual(own)
    const { br, gzip, identity } = sent.bodies
    expect(identity).toEqual(Buffer.from(body))
    const packedBodies = address.startsWith('/fonts/') ? [undefined, undefined] : [identity, identity]
    expect([br && brotliDecompressSync(br), gzip && gunzipSync(gzip)]).toEqual(packedBodies)
    expect(sent.policy === undefined).toBe(!address.endsWith('.html'))
  },
)

test('a file that was packed where it was made is not packed again', async () => {
  const known = { etag: '"made there"', br: Uint8Array.of(1), gzip: Uint8Array.of(2) }
  const { etag, bodies } = await sentFile({ address: '/library.html', body: page, packed: known })
  expect([etag, bodies.br, bodies.gzip]).toEqual(['"made there"', Buffer.of(1), Buffer.of(2)])
})
