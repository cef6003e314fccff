import { expect, spyOn } from 'storybook/test'
import { Console } from '#stories/admin/Console.tsx'
import { chooseFilter } from '#stories/admin/filters.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Staff downloads',
  component: Console,
  tags: ['!autodocs', 'console'],
  parameters: { layout: 'fullscreen', spec: [125, 126, 127, 398, 399, 400] },
  args: { entries: ['/admin/adminpanel'] },
})

/** The register of one division, for the teacher's folder. */
export const DownloadsADivision = meta.story({
  name: 'downloads the register of one division',
  play: async ({ canvas, userEvent, step }) => {
    const saved: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })

    await step('Choose batch and division', async () => {
      await canvas.findByText('Page 1 of 1')
      await chooseFilter({ canvas, userEvent }, 'Batch', /^Batch 07 Women/)
      await chooseFilter({ canvas, userEvent }, 'Division', /^Division A/)
    })
    await step('Download at once: the choice counts, though the list still waits', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
      await canvas.findByText('students_export.xlsx has been downloaded: 3 students.')
      await expect(saved).toEqual(['students_export.xlsx'])
    })
    await step('The list follows the choice', async () => {
      await expect(await canvas.findByText('1 to 3 of 3')).toBeInTheDocument()
    })
    click.mockRestore()
  },
})
