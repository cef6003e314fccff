/** Clients that add, change, delete and list divisions, and record every response. */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { wait } from './drill.mjs'

/** Pause after a refusal, in ms: much shorter than its Retry-After, to keep up the load. */
const PAUSE = 50

/** @typedef {{ status: number, etag: string, body: any }} Answer */

/** Acknowledged writes, writes in doubt, and refusals. */
export class Ledger {
  /** Names by id; undefined for a division that was deleted. @type {Map<number, string | undefined>} */
  acknowledged = new Map()
  /** Names of added divisions without a response yet: each exists once or not at all. @type {Set<string>} */
  unsettled = new Set()
  /** Ids with a write without a response yet. @type {Set<number>} */
  inDoubt = new Set()
  /** Responses that must never occur. @type {string[]} */
  wrong = []
  writes = 0
  reads = 0
  refusals = 0
  slowest = 0

  /** Clears the ledger after the database is replaced by an older copy. */
  forget() {
    this.acknowledged.clear()
    this.unsettled.clear()
    this.inDoubt.clear()
  }
}

export class Clients {
  /** @param {{ url: string, token: string, ledger: Ledger, batch: number, mentor: number }} parts */
  constructor({ url, token, ledger, batch, mentor }) {
    this.url = url
    this.token = token
    this.ledger = ledger
    this.parents = { M11_Batch_id: batch, M11_M05_User_Id: mentor }
    this.isOver = false
    /** Incremented when the database is replaced: earlier records may be missing, and their ids reused. */
    this.era = 0
    this.agent = new Agent()
  }

  /** @param {number} count @param {string} round */
  start(count, round) {
    this.isOver = false
    this.agent = new Agent({ keepAlive: true })
    this.work = Promise.all(Array.from({ length: count }, (_, client) => this.#work(`${round} ${client}`)))
  }

  async finish() {
    this.isOver = true
    await this.work
    this.agent.destroy()
  }

  /** @param {string} name */
  async #work(name) {
    for (let number = 0; !this.isOver; number += 1) {
      const { era } = this
      const added = await this.#add(`${name} ${number}`)
      await this.#list(1 + (number % 3))
      if (!added || era !== this.era) continue
      if (number % 2 === 0) await this.#change(added.id, `${name} ${number} changed`, added.etag)
      if (number % 5 !== 0 && era === this.era) await this.#remove(added.id)
    }
  }

  /** @param {string} name */
  async #add(name) {
    const headers = { 'idempotency-key': name.replaceAll(' ', '-').padStart(8, '-') }
    this.ledger.unsettled.add(name)
    const answer = await this.#until('POST', '/division', this.#body(name), headers, [201])
    if (!answer) return undefined
    const { M11_Division_id: id, M11_Division_name: stored } = answer.body.data
    if (stored !== name) this.ledger.wrong.push(`added ${name}, answered ${stored}`)
    this.ledger.unsettled.delete(name)
    this.#settle(id, name)
    return { id, etag: answer.etag }
  }

  /** @param {number} id @param {string} name @param {string} etag */
  async #change(id, name, etag) {
    this.ledger.inDoubt.add(id)
    const headers = { 'if-match': etag }
    const answer = await this.#until('PUT', `/division/${id}`, this.#body(name), headers, [200, 412])
    if (!answer) return
    // Only this client writes the record, so a conflict is with its own change, whose response was lost.
    const isOwn = answer.status === 200 || answer.body.data?.M11_Division_name === name
    if (isOwn) this.#settle(id, name)
    else this.#note('PUT', name, answer)
  }

  /** @param {number} id */
  async #remove(id) {
    this.ledger.inDoubt.add(id)
    const answer = await this.#until('DELETE', `/division/${id}`, undefined, {}, [200, 404])
    if (answer) this.#settle(id, undefined)
  }

  /** @param {number} page */
  async #list(page) {
    const { status, body } = await this.#ask('GET', `/division?page=${page}`)
    if (status !== 200) return
    this.ledger.reads += 1
    const isWhole = body.data.length === Math.min(15, body.total - (body.current_page - 1) * 15)
    // During writes, a page and its total may differ, but a page never exceeds its size.
    if (!isWhole && body.data.length > 15) this.ledger.wrong.push(`a page of ${body.data.length}`)
  }

  /** @param {number} id @param {string | undefined} name */
  #settle(id, name) {
    this.ledger.acknowledged.set(id, name)
    this.ledger.inDoubt.delete(id)
    this.ledger.writes += 1
  }

  /**
   * Repeats a request until it returns an expected status. Returns undefined if the round ends first.
   * @param {string} method @param {string} path @param {object | undefined} body @param {Record<string, string>} headers @param {number[]} expected
   * @returns {Promise<Answer | undefined>}
   */
  async #until(method, path, body, headers, expected) {
    const { era } = this
    while (!this.isOver && era === this.era) {
      const answer = await this.#ask(method, path, body, headers)
      if (expected.includes(answer.status)) return answer
      if (answer.status < 500 && answer.status > 0) {
        this.#note(method, path, answer)
        return undefined
      }
      await wait(PAUSE)
    }
    return undefined
  }

  /**
   * @param {string} method @param {string} path @param {object} [body] @param {Record<string, string>} [headers]
   * @returns {Promise<Answer>} status 0 without a response
   */
  async #ask(method, path, body, headers) {
    const startedAt = performance.now()
    try {
      // Not with `fetch`, which reuses idle connections that the server may be about to close.
      const asked = request(this.url + path, {
        agent: this.agent,
        method,
        headers: {
          authorization: `Bearer ${this.token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
      })
      asked.end(body && JSON.stringify(body))
      /** @type {import('node:http').IncomingMessage[]} */
      const [told] = await once(asked, 'response')
      if (!told) throw new Error('no response')
      const { statusCode: status = 0, headers: heard } = told
      const answer = { status, etag: heard.etag ?? '', body: JSON.parse(await text(told)) }
      this.ledger.slowest = Math.max(this.ledger.slowest, performance.now() - startedAt)
      if (status < 500) return answer
      this.ledger.refusals += 1
      const isRight = status === 503 && heard['retry-after'] && typeof answer.body.message === 'string'
      if (!isRight) this.#note(method, path, answer)
      return answer
    } catch (error) {
      // The server never closes a connection without a response.
      this.#note(method, path, error instanceof Error ? error.message : error)
      this.isOver = true
      return { status: 0, etag: '', body: undefined }
    }
  }

  /** Notes what must never occur. @param {string} method @param {string} path @param {unknown} answer */
  #note = (method, path, answer) => this.ledger.wrong.push(`${method} ${path}: ${JSON.stringify(answer)}`)

  /** @param {string} name */
  #body = (name) => ({ M11_Division_name: name, ...this.parents })
}
