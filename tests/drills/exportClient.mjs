/** Downloads and discards exports; see `exportTimes`. `node tests/drills/exportClient.mjs url token times` */
const [url, token, times] = process.argv.slice(2)
const headers = { authorization: `Bearer ${token}` }
const seconds = []
const firsts = []
let size = 0
for (let time = 0; time < Number(times); time += 1) {
  const startedAt = performance.now()
  const response = await fetch(`${url}/students?export=export`, { headers })
  if (!response.ok || !response.body) throw new Error(`The export was answered with ${response.status}.`)
  firsts.push(performance.now() - startedAt)
  size = 0
  for await (const part of response.body) size += part.byteLength
  seconds.push((performance.now() - startedAt) / 1000)
}
process.stdout.write(JSON.stringify({ seconds, firsts, size }))
