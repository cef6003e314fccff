import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClassPageContent } from '#contract/classes/classPage.ts'
import type { ClassPageRenderer } from '#server/classPage/classPages.ts'
import { pagePolicy } from './clientFiles.ts'

/** The built `src/app/renderClassPage.tsx`. */
interface Rendering {
  renderClassPage: (content: ClassPageContent) => string
}

/** Returns the renderer that the build has put beside the server. @param folder of the server's programs */
export async function readClassPageRenderer(folder: string): Promise<ClassPageRenderer> {
  const document = readFileSync(join(folder, 'classPage.html'), 'utf8')
  const rendering: Rendering = await import(pathToFileURL(join(folder, 'classPage.js')).href)
  return classPageRenderer(document, rendering)
}

/** @param document the HTML around a page, with a place for its head elements and one for its content */
export function classPageRenderer(document: string, { renderClassPage }: Rendering): ClassPageRenderer {
  const [start = '', afterHead = ''] = document.split('<!-- head -->')
  const [middle = '', end = ''] = afterHead.split('<!-- page -->')
  const render = (content: ClassPageContent) => {
    const html = renderClassPage(content)
    const [head = ''] = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/.exec(html) ?? []
    return `${start}${head}${middle}${html.slice(head.length)}${end}`
  }
  const policy = pagePolicy(document)
  return {
    render,
    ...(policy !== undefined && { policy }),
  }
}
