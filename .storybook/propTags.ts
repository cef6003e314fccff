import type { Plugin } from 'vite'

const description = /"description":("(?:[^"\\]|\\.)*")/g
/** A tag begins a word: what stands in an e-mail address is none. */
const tags = /(?<=^|\s)@(\w+) ?([^@\n]*)/g

/** Takes the tags out of the sentences in the tables of props: `@default` fills the column of defaults, others are for engineers. */
export const propTags: Plugin = {
  name: 'prop-tags',
  // After Storybook's plugin, which adds the tables, and before the plugins that compile the module.
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/design-system/') || !code.includes('.__docgenInfo=')) return undefined
    return { code: withoutTags(code), map: null }
  },
}

/** @param code a module with what react-docgen has found, as JSON */
export function withoutTags(code: string): string {
  return code.replace(description, (_whole, json: string) => {
    const text: string = JSON.parse(json)
    const given = new Map([...text.matchAll(tags)].map(([, tag = '', value = '']) => [tag, value.trim()]))
    const row = { description: text.replace(tags, '').trim() }
    const value = given.get('default')
    const filled = value === undefined ? row : { ...row, defaultValue: { value, computed: false } }
    return JSON.stringify(filled).slice(1, -1)
  })
}
