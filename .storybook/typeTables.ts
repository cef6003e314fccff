import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const name = 'design-system:types'
/** Vite, which looks for dependencies at its start, does not read it, and so not the file that is not there. */
const inner = `\0${name}`
const folder = resolve('src/design-system')

/** A file that is not there, in a place where Storybook looks for components: it finds the fields of types by that. */
export const typesFile = resolve(folder, 'types.tsx')

/** Props have tables of their own, and the words of all components are a list in Words/english.ts. */
const isListed = (type: string) => !type.endsWith('Props') && type !== 'Words'

/**
 * Returns a module with a component for each exported interface of the design system, whose props are the fields of the
 * interface. So the tables of fields are made as the tables of props are.
 */
export function typesModule(): string {
  const types = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(resolve(folder, file), 'utf8').matchAll(exportedInterface)].map(
        ([, type = '', parameter, body = '']) => ({
          type,
          file: `./${file.replaceAll('\\', '/')}`,
          fields: `${type}Fields${parameter ? '<unknown>' : ''} & { ${functionsIn(body)} }`,
        }),
      ),
    )
    .filter(({ type }) => isListed(type))
  return [
    ...types.map(({ type, file }) => `import type { ${type} as ${type}Fields } from ${JSON.stringify(file)}`),
    ...types.map(({ type, fields }) => `export function ${type}(props: ${fields}) { return <i /> }`),
    `export const types = { ${types.map(({ type }) => type).join(', ')} }`,
  ].join('\n')
}

const exportedInterface = /^export interface (\w+)(<\w+>)?[^{]*\{$(.*?)^\}$/gms

const method = /^(  \/\*\*(?:(?!\*\/).)*\*\/\n)?  (\w+\??)(\([^\n]*\)): ([^\n]+)$/gms

/** Returns the methods of an interface as fields that are functions: react-docgen passes over methods. */
const functionsIn = (body: string) =>
  [...body.matchAll(method)]
    .map(([, doc = '', field, parameters, result]) => `${doc}${field}: ${parameters} => ${result}\n`)
    .join('')

/** Returns the code without `readonly` before arrays: react-docgen takes the type of such an array for unknown. */
export const withoutReadonly = (code: string) => code.replace(/\breadonly (?=[\w.<>]+\[\])/g, '')

/** Provides the fields of exported types as the module `design-system:types`, and lets tables name the types of arrays. */
export const typeTables: Plugin = {
  name,
  enforce: 'pre',
  resolveId(id) {
    if (id === name) return inner
    return id.endsWith('/src/design-system/types.tsx') ? typesFile : undefined
  },
  load(id) {
    if (id === inner) return `export { types } from ${JSON.stringify(typesFile)}`
    return id === typesFile ? typesModule() : undefined
  },
  transform: {
    // Before Storybook's plugin, which reads the types.
    order: 'pre',
    handler: (code, id) =>
      id.startsWith(folder) && id.endsWith('.tsx') ? { code: withoutReadonly(code), map: null } : undefined,
  },
}
