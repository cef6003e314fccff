import {
  convert,
  createSummaryValue,
  extractComponentProps,
  type Component,
} from 'storybook/internal/docs-tools'

/** Props that every component has, or every button: they come last. */
const common = ['lang', 'onFocus', 'onBlur', 'ref', 'id', 'className']

/** Returns where a row stands: what must be given, what a component has of its own, what all have. */
const placeOf = ({ name, required }: { name: string; required: boolean }) =>
  required ? -1 : common.indexOf(name) + 1

/** A tag begins a word: what stands in an e-mail address is none. */
const tags = /(?<=^|\s)@(\w+) ?([^@\n]*)/g

/**
 * The rows of a table of props. Storybook's own rows say "union" in place of a union, and have the tags of
 * docstrings in their sentences: `@default` fills the column of defaults, others are for engineers.
 */
const extractArgTypes = (component: Component) =>
  Object.fromEntries(
    extractComponentProps(component, 'props')
      .toSorted((one, other) => placeOf(one.propDef) - placeOf(other.propDef))
      .map(({ propDef, docgenInfo }) => {
        const { name, required, type, defaultValue } = propDef
        const { description, tsType } = docgenInfo
        const union = tsType?.name === 'union' ? unionText(tsType.raw ?? '', required) : ''
        const [, tagged] =
          [...description.matchAll(tags)].find(([, tag]) => tag === 'default')?.slice(1) ?? []
        return [
          name,
          {
            name,
            description: description.replace(tags, '').trim(),
            type: { required, ...convert(docgenInfo) },
            table: {
              type: union === '' ? (type ?? undefined) : createSummaryValue(union),
              defaultValue: tagged ? createSummaryValue(tagged.trim()) : (defaultValue ?? undefined),
            },
          },
        ]
      }),
  )

/** For the parameter `docs`, whose type does not know it. */
export const tableRows = { extractArgTypes }

/** @param raw a union as the source has it, on one line or on several, with comments */
export function unionText(raw: string, isRequired: boolean): string {
  const text = raw
    .replace(/\/\*\*.*?\*\/\s*/gs, '')
    .replace(/(?<=[^{|\s])\n\s+(?=\w)/g, '; ')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
  return isRequired ? text : text.replace(/ \| undefined$/, '')
}
