import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { imageSize } from 'image-size'
import type { Plugin } from 'vite'
import { arabicFont } from './arabicFont.ts'
import { readContent } from './readContent.ts'
import { sectionsOf } from '#contract/site/pages.ts'

const prefix = 'content:'
const pictureName = /^[\w-]+\.(svg|png|jpe?g|webp|avif)$/
const art = resolve('src/content/art')

/**
 * Vite plugin that provides each section of the content file as a module (`content:home` exports `home`), so that a
 * page loads only its own content. `CONTENT_FILE` replaces src/content/institute.yaml.
 */
export function content(file = resolve(process.env.CONTENT_FILE ?? 'src/content/institute.yaml')): Plugin {
  return {
    name: 'content',
    // Check once, instead of an error for each section.
    buildStart: () => void readContent(file),
    async resolveId(id) {
      // A real file, so that its relative font URL resolves.
      if (id === `${prefix}arabic.css`) return arabicFont(readFileSync(file, 'utf8'))
      return id.startsWith(prefix) ? `\0${id}` : undefined
    },
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      this.addWatchFile(file)
      const name = id.slice(prefix.length + 1)
      const section = Object.entries(sectionsOf(readContent(file))).find(([key]) => key === name)
      if (!section) throw new Error(`There is no section ${name} in ${file}.`)
      return moduleOf(name, section[1])
    },
  }
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
