import { useEffect, useState, type ComponentType } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Option } from '#design-system/Select/option.ts'
import type { PlayContext } from '#stories/playContext.ts'
import { InForm } from './formData.tsx'
import { expectShown } from './shown.ts'

/** Of a server; without a text it finds the first two. */
const students: Option[] = [
  { id: '71', name: 'Aysha Rahman', detail: 'Batch 07' },
  { id: '72', name: 'Amina Rahim', detail: 'Batch 07' },
  { id: '73', name: 'Safiya Moosa', detail: 'Batch 08' },
]
const first = students.slice(0, 2)

/** What was asked and not yet answered, by the text. */
const waiting = new Map<string, (students: Option[]) => void>()

interface SearchedProps {
  label: string
  name: string
  options: readonly Option[]
  onSearch?: (text: string) => void
  isLoading?: boolean
}

/** For `render`: the field in a form, its options those that match. A server answers when `answer` tells it to. */
export const searched = <Props extends SearchedProps>(Field: ComponentType<Props>) =>
  function Searched(args: Props) {
    const [text, setText] = useState('')
    const [found, setFound] = useState({ text: '', options: first })
    useEffect(() => {
      let isLatest = true
      waiting.set(text, (options) => isLatest && setFound({ text, options }))
      return () => {
        isLatest = false
      }
    }, [text])
    const { options } = found
    return (
      <InForm>
        <Field {...args} options={options} onSearch={setText} isLoading={found.text !== text} />
      </InForm>
    )
  }

/** Answers what was asked with a text. */
export async function answer(text: string) {
  await waitFor(() => expect(waiting.has(text)).toBe(true))
  waiting.get(text)?.(
    text === '' ? first : students.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
  )
}

export const optionNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

/** While the answer is on its way, the list says so, below the options that it has. */
export const searching = {
  play: async ({ canvas, userEvent }: PlayContext) => {
    await userEvent.type(canvas.getByRole('combobox'), 'saf')
    const list = await screen.findByRole('listbox')
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'))
    await expectShown(screen.getByText('Loading...'))
    await expect(screen.queryByText('Nothing found')).toBeNull()
  },
}

/** Finds and chooses Safiya Moosa; an answer to an older text comes too late to be shown. */
export async function findSafiya({ canvas, userEvent }: PlayContext) {
  await userEvent.type(canvas.getByRole('combobox'), 'a')
  await userEvent.keyboard('y')
  await answer('ay')
  await waitFor(() => expect(optionNames()).toEqual(['Aysha RahmanBatch 07']))
  await answer('a')
  await expect(optionNames()).toHaveLength(1)
  await userEvent.clear(canvas.getByRole('combobox'))
  await userEvent.keyboard('saf')
  await answer('saf')
  await userEvent.click(await screen.findByRole('option', { name: /Safiya/ }))
}

/** Afterwards the list waits for no answer. */
export async function findNothing({ canvas, userEvent }: PlayContext) {
  await userEvent.type(canvas.getByRole('combobox'), 'zz')
  await answer(canvas.getByRole<HTMLInputElement>('combobox').value)
  await expectShown(await within(screen.getByRole('listbox')).findByText('Nothing found'))
  await expect(screen.getByRole('listbox')).not.toHaveAttribute('aria-busy')
}
