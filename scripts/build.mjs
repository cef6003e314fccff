/** Builds client and server into dist/, with brotli and gzip beside each text file. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

const packable = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/

/** @param {string} folder */
function precompress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !packable.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const content = readFileSync(path)
    const packed = { '.br': brotliCompressSync(content), '.gz': gzipSync(content, { level: 9 }) }
    for (const [ending, bytes] of Object.entries(packed)) {
      if (bytes.length < content.length) writeFileSync(`${path}${ending}`, bytes)
    }
  }
}

for (const folder of ['dist/client', 'dist/server']) rmSync(folder, { recursive: true, force: true })
await build({ logLevel: 'warn' })
rmSync('dist/client/.vite', { recursive: true, force: true })
precompress('dist/client')
await build({
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: 'server/node/main.ts',
    outDir: 'dist/server',
    target: 'node20',
    manifest: false,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
})
