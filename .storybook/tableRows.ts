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

/** The rows of a table of props. Storybook's own rows say "union" in place of a union. */
const extractArgTypes = (component: Component) =>
  Object.fromEntries(
    extractComponentProps(component, 'props')
      .toSorted((one, other) => placeOf(one.propDef) - placeOf(other.propDef))
      .map(({ propDef, docgenInfo }) => {
        const { name, description, required, type, defaultValue } = propDef
        const { tsType } = docgenInfo
        const union = tsType?.name === 'union' ? unionText(tsType.raw ?? '', required) : ''
        return [
          name,
          {
            name,
            description,
            type: { required, ...convert(docgenInfo) },
            table: {
              type: union === '' ? (type ?? undefined) : createSummaryValue(union),
              defaultValue: defaultValue ?? undefined,
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
