import { IMPORT_LIMITS } from '#contract/import/import.ts'
import type { Epoch } from './numberFormats.ts'
import { isDateFormat } from './numberFormats.ts'
import { DAMAGED, unreadable } from './unreadable.ts'
import { readXml } from './xml.ts'
import type { OpenZip } from './zip.ts'

/** A sheet of a workbook, and the name of its file in the archive. */
export interface BookSheet {
  name: string
  isHidden: boolean
  file: string
}

export interface Book {
  sheets: BookSheet[]
  epoch: Epoch
  /** The texts that cells refer to by their index. */
  strings: string[]
  /** Whether the cell format of each index shows days. */
  dates: boolean[]
}

/** Reads what all sheets of a workbook share (ECMA-376). @throws {Refusal} if it is not one */
export async function readBook(zip: OpenZip): Promise<Book> {
  const root = await relations(zip, '_rels/.rels', '')
  const file = [...root.values()].find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const parts = await relations(zip, `${folder}_rels/${file.slice(folder.length)}.rels`, folder)
  const part = (wanted: string) => [...parts.values()].find(({ type }) => type === wanted)?.target
  const { sheets, epoch } = await overview(zip, file)
  return {
    epoch,
    sheets: sheets.flatMap(({ id, ...sheet }) => {
      const target = parts.get(id)
      return target?.type === 'worksheet' ? [{ ...sheet, file: target.target }] : []
    }),
    strings: await stringsOf(zip, part('sharedStrings')),
    dates: await datesOf(zip, part('styles')),
  }
}

interface Relation {
  /** The last part of its type: 'worksheet'. */
  type: string
  target: string
}

async function relations(zip: OpenZip, file: string, folder: string): Promise<Map<string, Relation>> {
  const found = new Map<string, Relation>()
  if (!zip.has(file)) return found
  await readXml(zip.read(file), {
    open(name, attributes) {
      if (name !== 'Relationship') return
      const { Id: id = '', Type: type = '', Target: target = '' } = attributes()
      const path = target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, '')
      found.set(id, { type: type.slice(type.lastIndexOf('/') + 1), target: path })
    },
  })
  return found
}

async function overview(zip: OpenZip, file: string) {
  const sheets: { id: string; name: string; isHidden: boolean }[] = []
  let epoch: Epoch = 1900
  await readXml(zip.read(file), {
    open(name, attributes) {
      if (name === 'workbookPr' && isOn(attributes()['date1904'])) epoch = 1904
      if (name !== 'sheet') return
      const given = attributes()
      const [, id = ''] = Object.entries(given).find(([key]) => /(^|:)id$/.test(key)) ?? []
      sheets.push({ id, name: given['name'] ?? '', isHidden: /hidden/i.test(given['state'] ?? '') })
      if (sheets.length > IMPORT_LIMITS.sheets)
        throw unreadable(
          `The file has more than ${IMPORT_LIMITS.sheets} sheets. Save the sheet you need alone.`,
        )
    },
  })
  if (sheets.length === 0) throw unreadable(DAMAGED)
  return { sheets, epoch }
}

/** Whether a boolean attribute is on. */
export const isOn = (text: string | undefined) => text === '1' || text === 'true'

/** Returns the text with its escapes of control characters undone (ECMA-376, 22.9.2.19). */
export const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text

async function stringsOf(zip: OpenZip, file: string | undefined): Promise<string[]> {
  const strings: string[] = []
  if (file === undefined || !zip.has(file)) return strings
  let text = ''
  let isText = false
  let isPhonetic = false
  await readXml(zip.read(file), {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text(piece) {
      if (isText) text += piece
    },
    close(name) {
      isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') strings.push(unescaped(text))
    },
  })
  return strings
}

async function datesOf(zip: OpenZip, file: string | undefined): Promise<boolean[]> {
  const dates: boolean[] = []
  if (file === undefined || !zip.has(file)) return dates
  const codes = new Map<number, string>()
  let isCellFormat = false
  await readXml(zip.read(file), {
    open(name, attributes) {
      if (name === 'cellXfs') isCellFormat = true
      if (name === 'numFmt') codes.set(Number(attributes()['numFmtId']), attributes()['formatCode'] ?? '')
      if (name !== 'xf' || !isCellFormat) return
      const id = Number(attributes()['numFmtId'] ?? 0)
      dates.push(isDateFormat(id, codes.get(id)))
    },
    close(name) {
      if (name === 'cellXfs') isCellFormat = false
    },
  })
  return dates
}
