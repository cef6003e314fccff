/** The product behind a real nginx with deploy/nginx.conf: its addresses and certificate replaced, its limits as they are shipped. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { freePort, until } from './drill.mjs'

/** The host name in the shipped configuration. */
export const SITE = 'your-institute.example'

/**
 * @typedef {object} Answer
 * @property {number} status 0 if the connection ended without a response
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {Buffer} body
 * @property {number[]} arrivals of the parts of the body, in ms after the request
 *
 * @typedef {object} Asked
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {string | Buffer} [body]
 * @property {number} [slowMs] time over which the body is sent
 */

/** @param {string} folder @param {string} upstream port of the server */
async function configure(folder, upstream) {
  const [https, http] = [await freePort(), await freePort()]
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') }
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${SITE}`]
  execFileSync('openssl', [...made, '-keyout', files.key, '-out', files.cert], { stdio: 'ignore' })
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('server 127.0.0.1:3001;', `server 127.0.0.1:${upstream};`)
    .replace('  server 127.0.0.1:3002;\n', '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`)
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace(/(ssl_certificate) .*;/, `$1 ${files.cert};`)
    .replace(/(ssl_certificate_key) .*;/, `$1 ${files.key};`)
  writeFileSync(join(folder, 'site.conf'), site)
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = kept.map((what) => `${what}_temp_path ${folder}/${what};`).join(' ')
  // Root's folders are closed to the user that nginx would choose.
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    daemon off; worker_processes 1; events {}
    http { access_log ${folder}/access.log; ${paths} include site.conf; }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  return { https, http, ca: readFileSync(files.cert) }
}

/** Starts nginx before a server. @param {string} folder @param {string} serverUrl */
export async function startProxy(folder, serverUrl) {
  const { https, http, ca } = await configure(folder, new URL(serverUrl).port)
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const end = () => nginx.kill('SIGTERM')
  process.once('exit', end)
  await until(async () => existsSync(join(folder, 'nginx.pid')), 10_000)

  /** @param {string} path @param {Asked} [asked] @returns {Promise<Answer>} */
  function ask(path, { method = 'GET', headers = {}, body = '', slowMs = 0 } = {}) {
    return new Promise((resolve) => {
      const startedAt = performance.now()
      const sent = request({
        host: '127.0.0.1',
        port: https,
        servername: SITE,
        ca,
        method,
        path,
        headers: {
          host: SITE,
          ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      })
      sent.on('error', () => resolve({ status: 0, headers: {}, body: Buffer.alloc(0), arrivals: [] }))
      sent.on('upgrade', (response, socket) => {
        socket.destroy()
        resolve({ status: 101, headers: response.headers, body: Buffer.alloc(0), arrivals: [] })
      })
      sent.on('response', (response) => {
        /** @type {Buffer[]} */
        const parts = []
        /** @type {number[]} */
        const arrivals = []
        response.on('data', (part) => {
          parts.push(part)
          arrivals.push(performance.now() - startedAt)
        })
        response.on('error', () => {})
        response.on('close', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
            arrivals,
          }),
        )
      })
      if (slowMs > 0) void dribble(sent, Buffer.from(body), slowMs)
      else sent.end(body)
    })
  }

  return {
    ask,
    http,
    async stop() {
      const ended = once(nginx, 'exit')
      end()
      await ended
      process.off('exit', end)
    },
  }
}

/** @param {import('node:http').ClientRequest} sent @param {Buffer} body @param {number} ms */
async function dribble(sent, body, ms) {
  const pieces = 50
  const size = Math.ceil(body.byteLength / pieces)
  for (let at = 0; at < body.byteLength; at += size) {
    sent.write(body.subarray(at, at + size))
    await new Promise((resolve) => setTimeout(resolve, ms / pieces))
  }
  sent.end()
}
