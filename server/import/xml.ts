import { Parser } from 'saxen'
import { DAMAGED, unreadable } from './unreadable.ts'

/** The events of an XML document. Names are without prefix. */
export interface XmlEvents {
  open: (name: string, attributes: () => Record<string, string>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/** Most UTF-16 units of a single tag or text: a cell of 32,767 letters as entities. The time grows with its square. */
const MAX_TOKEN = 512 * 1024
const AT_ONCE = 128 * 1024
/** Deepest nesting; a workbook has less than 20. */
const MAX_DEPTH = 100

/**
 * Reads an XML document (XML 1.0) as a stream. Document types are refused, so there are no entities but the five of XML.
 * @throws {Refusal} if it is not well formed
 */
export async function readXml(
  pieces: AsyncIterable<Uint8Array>,
  { open, close, text }: XmlEvents,
): Promise<void> {
  const parser = new Parser()
  let depth = 0
  let fed = 0
  const event = () => {
    fed = 0
  }
  parser.on('openTag', (name, attributes, _decode, isClosed) => {
    event()
    if ((depth += 1) > MAX_DEPTH) throw unreadable(DAMAGED)
    open(local(name), attributes)
    if (isClosed) depth -= 1
    if (isClosed) close?.(local(name))
  })
  parser.on('closeTag', (name, _decode, isClosed) => {
    event()
    if (isClosed) return
    depth -= 1
    close?.(local(name))
  })
  if (text) parser.on('text', (raw) => text(decoded(raw)))
  if (text) parser.on('cdata', text)
  parser.on('attention', () => {
    throw unreadable('The file contains a document type, which spreadsheets do not. Save it again as .xlsx.')
  })
  parser.on('error', () => {
    throw unreadable(DAMAGED)
  })
  parser.on('warn', () => {})
  let decoder: TextDecoder | undefined
  let waiting = ''
  function feed() {
    fed += waiting.length
    parser.write(waiting)
    waiting = ''
    if (fed > MAX_TOKEN) throw unreadable('A cell is longer than 32767 characters. Shorten it and try again.')
  }
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(piece[0] === 0xff ? 'utf-16le' : piece[0] === 0xfe ? 'utf-16be' : 'utf-8')
    waiting += decoder.decode(piece, { stream: true })
    // Each write reads an unfinished tag again, so there are few of them.
    if (waiting.length >= AT_ONCE) feed()
  }
  feed()
  parser.end()
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

const references = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** saxen cuts characters above U+FFFF to 16 bits. */
function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(references, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
