import { expect, fn } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { DebouncedSearch } from '#design-system/DebouncedSearch/DebouncedSearch.tsx'
import { BackLink } from '#design-system/Link/BackLink.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Toolbar } from '#design-system/PageHeader/Toolbar.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/PageHeader.ts'

const meta = preview.meta({
  component: PageHeader,
  parameters: { guide },
  args: {
    title: 'Students',
    count: 248,
    actions: (
      <>
        <Button icon="download" isIconOnPhones>
          Download
        </Button>
        <ButtonLink variant="primary" icon="add" href="/students/add">
          ADD Student
        </ButtonLink>
      </>
    ),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
    await expect(canvas.getByText('248')).toBeVisible()
  },
})

export const OfAForm = meta.story({
  args: {
    title: 'Class Schedule',
    count: undefined,
    actions: undefined,
    back: <BackLink href="/classes" label="Back to classes" />,
  },
})

export const WithToolbar = meta.story({
  render: (args) => (
    <>
      <PageHeader {...args} />
      <Toolbar>
        <DebouncedSearch
          value=""
          pauseMs={1000}
          onSearch={fn()}
          label="Search students..."
          placeholder="Search students..."
          shortcutHint="/"
        />
        <Button icon="filter" iconEnd="down">
          FILTER
        </Button>
      </Toolbar>
    </>
  ),
})

export const Malayalam = meta.story({ args: { title: 'വിദ്യാർത്ഥികൾ' } })
