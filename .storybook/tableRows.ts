import {
  convert,
  createSummaryValue,
  extractComponentProps,
  type Component,
} from 'storybook/internal/docs-tools'

/** The rows of a table of props. Storybook's own rows say "union" in place of a union. */
const extractArgTypes = (component: Component) =>
  Object.fromEntries(
    extractComponentProps(component, 'props').map(({ propDef, docgenInfo }) => {
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
