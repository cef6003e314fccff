/** The calls of the console's client, read from its source. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the endpoint names in src/api. */
export function namesInClient() {
  // What other calls are made with: it calls nothing by itself.
  const helpers = ['apiError.ts', 'records.ts', 'preload.ts', 'openCall.ts', 'send.ts']
  const name =
    /^ {4,6}(\w+): (?:build\.(?:query|mutation)|\w+\.(?:get|add|replace),)|^export async function (\w+)|^export function (download\w+)/gm
  const files = readdirSync('src/api', { recursive: true, withFileTypes: true })
  const sources = files.filter((file) => file.isFile() && !helpers.includes(file.name))
  return sources.flatMap((file) =>
    [...readFileSync(join(file.parentPath, file.name), 'utf8').matchAll(name)].map((one) =>
      one.slice(1).join(''),
    ),
  )
}
