import { useState } from 'react'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import classes from './foundations.module.css'
import { valueOf } from './tokenNames.ts'

interface Entry {
  name: string
  value: string
  /** What to write in a style sheet. */
  code: string
  use?: string | undefined
}

/** Names, values and what to write in a style sheet, with a button that copies it. */
export function CopyTable({ entries }: { entries: readonly Entry[] }) {
  const [copied, setCopied] = useState<string>()

  async function copy(code: string) {
    await navigator.clipboard.writeText(code)
    setCopied(code)
  }

  return (
    <div className={classes.theme}>
      <output className="visually-hidden">{copied !== undefined && `Copied ${copied}`}</output>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
            <th scope="col">In a style sheet</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ name, value, code, use }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {use !== undefined && <div className={classes.use}>{use}</div>}
              </th>
              <td>{value}</td>
              <td>
                <code>{code}</code>
                <IconButton
                  icon={copied === code ? 'check' : 'copy'}
                  label="Copy"
                  about={code}
                  size="sm"
                  onPress={() => void copy(code)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface TokenTableProps {
  names: readonly string[]
  /** What each token is for, by its name. */
  uses?: Readonly<Record<string, string>>
}

/** Tokens with their values in the theme of the page. */
export function TokenTable({ names, uses = {} }: TokenTableProps) {
  return (
    <CopyTable
      entries={names.map((name) => ({
        name,
        value: valueOf(name),
        code: `var(--${name})`,
        use: uses[name],
      }))}
    />
  )
}
