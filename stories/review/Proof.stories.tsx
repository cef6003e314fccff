import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Proof as ProofPage } from './Proof.tsx'

const meta = preview.meta({
  component: ProofPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
})

export const Proof = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Proof' })).toBeVisible()
    await expect(canvas.getAllByText('512 of 512 statements')).not.toHaveLength(0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** Searching a number finds its statement, with its reading and proofs. */
export const Found = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '344{Enter}')
    await expect(
      await canvas.findByText("A batch name of spaces shows 'Description is required'"),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText('1 of 512 statements')).not.toHaveLength(0))
    await expect(canvas.getByText(/Batch name empty shows/)).toBeVisible()
    await userEvent.click(canvas.getByText(/proofs$/))
    await expect((await canvas.findAllByRole('link', { name: 'Refused' }))[0]).toHaveAttribute(
      'href',
      './?path=/story/screens-console-batches-batchaddpage--refused',
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Section' }), 'S3 Entities')
    await expect(await canvas.findByText('No statement matches')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(await canvas.findByText('All public pages open without login')).toBeVisible()
  },
})
