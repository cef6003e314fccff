import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { imageSize } from 'image-size'
import type { Plugin } from 'vite'
import { quoteFont } from './quoteFont.ts'
import { hashOfFile, readContent } from './readContent.ts'
import type { Content } from '#contract/site/content.ts'
import { pageContent, sectionsOf, withPictures, type CarriedContent } from '#contract/site/pages.ts'

const prefix = 'content:'
const pictureName = /^[\w-]+\.(svg|png|jpe?g|webp|avif)$/
const art = resolve('src/content/art')
const fonts = resolve('.cache/content')

interface ContentOptions {
  /** The institute's IANA time zone. */
  zone: string
  /** @default the setting CONTENT_FILE, or src/content/institute.yaml */
  file?: string
}

/**
 * Vite plugin that provides the content file as modules. `content:file` exports `content` as it was read, `content:sections` all
 * `sections` as pages show them; each is a module of its own, too: `content:institute` exports `institute`. The development
 * server answers for the content of pages, too.
 */
export function content({ zone, file = contentFile() }: ContentOptions): Plugin {
  const read = () => sectionsOf(readContent(file), zone)
  return {
    name: 'content',
    // Check once, instead of an error for each section.
    buildStart: () => void readContent(file),
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      this.addWatchFile(file)
      const name = id.slice(prefix.length + 1)
      if (name === 'file')
        return `export const content = ${JSON.stringify(readContent(file))}\nexport const fileHash = '${hashOfFile(file)}'\n`
      if (name === 'art') return `export const art = ${JSON.stringify(Object.fromEntries(artHere()))}\n`
      const sections = read()
      const found = Object.entries({ ...sections, sections }).find(([key]) => key === name)
      if (!found) throw new Error(`There is no section ${name} in ${file}.`)
      const code = moduleOf(name, found[1])
      return name === 'sections' ? `${code}${await fontCode(readContent(file))}` : code
    },
    configureServer(server) {
      server.middlewares.use('/content/', (request, response) => {
        const name = decodeURI(request.url ?? '').replace(/^\/|\.json$/g, '')
        const sections = withPictures(read(), artHere())
        const { institute, footer } = sections
        const frame = { version: '0', now: Date.now(), institute, footer }
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ frame, page: pageContent(name, sections) } satisfies CarriedContent))
      })
    },
  }
}

const contentFile = () => resolve(process.env.CONTENT_FILE ?? 'src/content/institute.yaml')

/** Returns the pictures in src/content/art, as the development server has them. */
const artHere = () =>
  new Map(
    readdirSync(art).map((name) => {
      const { width, height } = imageSize(readFileSync(join(art, name)))
      return [name, { src: `/src/content/art/${name}`, width, height }] as const
    }),
  )

/** Returns the code that adds the font of the quotation to the home page's content. */
async function fontCode({ home: { quote } }: Content): Promise<string> {
  if (!quote) return ''
  const { name, bytes } = await quoteFont(quote.arabic)
  mkdirSync(fonts, { recursive: true })
  writeFileSync(join(fonts, name), bytes)
  return `import quoteFont from ${JSON.stringify(`${join(fonts, name)}?no-inline`)}\nsections.home.quoteFont = quoteFont\n`
}

/** Returns the section as code. Each picture becomes an import, so that the build includes and hashes it. */
function moduleOf(name: string, section: unknown): string {
  const pictures: string[] = []
  const indexOf = (picture: string) => {
    if (!pictures.includes(picture)) pictures.push(picture)
    return pictures.indexOf(picture)
  }
  const value = JSON.stringify(section, (_key, part: unknown) =>
    typeof part === 'string' && pictureName.test(part) ? `\0${indexOf(part)}\0` : part,
  ).replace(/"\\u0000(\d+)\\u0000"/g, 'picture$1')
  const imports = pictures.map((picture, index) => {
    const { width, height } = imageSize(readFileSync(join(art, picture)))
    const address = JSON.stringify(`${join(art, picture)}?no-inline`)
    return `import src${index} from ${address}\nconst picture${index} = { src: src${index}, width: ${width}, height: ${height} }`
  })
  return `${imports.join('\n')}\nexport const ${name} = ${value}\n`
}
