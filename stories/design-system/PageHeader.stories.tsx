import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { DebouncedSearch } from '#design-system/DebouncedSearch/DebouncedSearch.tsx'
import { BackLink } from '#design-system/Link/BackLink.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Toolbar } from '#design-system/PageHeader/Toolbar.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/PageHeader.ts'
import { expectLeftOf } from './surroundings.tsx'

const meta = preview.meta({
  component: PageHeader,
  subcomponents: { Toolbar },
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

/** Focus order from the title: Back, then the actions. */
export const Default = meta.story({
  args: { back: <BackLink href="/" label="Back to the start" /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
    await expect(canvas.getByText('248')).toBeVisible()
    for (const [role, name] of [
      ['link', 'Back to the start'],
      ['button', 'Download'],
      ['link', 'ADD Student'],
    ] as const) {
      await userEvent.tab()
      await expect(canvas.getByRole(role, { name })).toHaveFocus()
    }
  },
})

const toolbar = (
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
)

const withToolbar = (args: ComponentProps<typeof PageHeader>) => (
  <>
    <PageHeader {...args} />
    {toolbar}
  </>
)

/** A page without records and without rights to add one. */
export const WithToolbarAndEmpty = meta.story({
  args: { count: 0, actions: undefined },
  render: withToolbar,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Download' })).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

const longTitle =
  'Al-jarh-wat-tadil: Wissenschaftsgeschichtsschreibung der Überliefererkritik, and supervised reading in the third year'

/** The title wraps, and within a word on phones; the actions stay in place, or below the title. There the filters wrap, too. */
export const LongText = meta.story({
  args: { title: longTitle },
  globals: { viewport: { value: 'narrow' } },
  render: withToolbar,
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox').getBoundingClientRect()
    const filter = canvas.getByRole('button', { name: 'FILTER' }).getBoundingClientRect()
    await expect(filter.top).toBeGreaterThanOrEqual(search.bottom)
    const title = canvas.getByRole('heading', { name: longTitle })
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  },
})

/** The title is on the right, the actions on the left. In Malayalam one of a form, without actions. */
export const MalayalamAndRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  render: (args) => (
    <>
      <PageHeader
        {...args}
        title="الطلاب"
        lang="ar"
        back={<BackLink href="/" label="العودة إلى الصفحة الرئيسية" />}
        actions={
          <ButtonLink variant="primary" icon="add" href="/students/add" lang="ar">
            إضافة طالب
          </ButtonLink>
        }
      />
      <article dir="ltr">
        <PageHeader
          title="വിദ്യാർത്ഥികൾ"
          lang="ml"
          back={<BackLink href="/classes" label="Back to classes" />}
        />
      </article>
    </>
  ),
  play: async ({ canvas }) => {
    const action = canvas.getByRole('link', { name: 'إضافة طالب' })
    await expectLeftOf(action, canvas.getByRole('heading', { name: 'الطلاب' }))
    await expect(canvas.getByRole('heading', { name: 'വിദ്യാർത്ഥികൾ' })).toHaveAttribute('lang', 'ml')
  },
})
