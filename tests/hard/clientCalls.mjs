/** The calls of the client, read from its code. */
import { readdirSync, readFileSync } from 'node:fs'

/** What other calls are made with: it calls nothing by itself. */
const helpers = ['records.ts', 'firstCall.ts', 'openCall.ts', 'rawCall.ts']

/** Returns the endpoint names in src/api. */
export function namesInClient() {
  const name =
    /^ {4,6}(\w+): (?:build\.(?:query|mutation)|\w+\.(?:get|add|replace),)|^export async function (\w+)|^export function (download\w+)/gm
  const files = readdirSync('src/api').filter((file) => !helpers.includes(file))
  return files
    .map((file) => readFileSync(`src/api/${file}`, 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(name)].map(([, endpoint, own, download]) => endpoint ?? own ?? download ?? ''),
    )
}
