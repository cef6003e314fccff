import { expect, fn } from 'storybook/test'
import { Button } from '#design-system/Button/Button.tsx'
import { ButtonLink } from '#design-system/Button/ButtonLink.tsx'
import { DebouncedSearch } from '#design-system/DebouncedSearch/DebouncedSearch.tsx'
import { BackLink } from '#design-system/Link/BackLink.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Toolbar } from '#design-system/PageHeader/Toolbar.tsx'
import preview from '#storybook/preview.tsx'
import { guide } from './guides/PageHeader.ts'
import { expectToFit } from './states.tsx'

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

/** Focus order from the title: Back, then the actions. */
export const ByKeyboard = meta.story({
  args: { back: <BackLink href="/students" label="Back to students" /> },
  play: async ({ canvas, userEvent }) => {
    for (const [role, name] of [
      ['link', 'Back to students'],
      ['button', 'Download'],
      ['link', 'ADD Student'],
    ] as const) {
      await userEvent.tab()
      await expect(canvas.getByRole(role, { name })).toHaveFocus()
    }
  },
})

const longTitle = 'Grades of narration, biographies of narrators, and supervised reading in the third year'

/** The title wraps; the actions stay in place. */
export const LongText = meta.story({
  args: { title: longTitle },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: longTitle })).toBeVisible()
    await expectToFit()
  },
})

export const Malayalam = meta.story({
  args: { title: 'വിദ്യാർത്ഥികൾ', lang: 'ml' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'വിദ്യാർത്ഥികൾ' })).toHaveAttribute('lang', 'ml')
  },
})

/** The title is on the right, the actions on the left. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    title: 'الطلاب',
    lang: 'ar',
    back: <BackLink href="/" label="العودة إلى الصفحة الرئيسية" />,
    actions: (
      <ButtonLink variant="primary" icon="add" href="/students/add" lang="ar">
        إضافة طالب
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'الطلاب' }).getBoundingClientRect()
    const action = canvas.getByRole('link', { name: 'إضافة طالب' }).getBoundingClientRect()
    await expect(title.left).toBeGreaterThan(action.right)
  },
})

/** Actions below the title, Download as an icon; not even a long word makes the page scroll horizontally. */
export const Narrow = LongText.extend({
  globals: { viewport: { value: 'narrow' } },
  args: { title: 'Al-jarh-wat-tadil: Wissenschaftsgeschichtsschreibung der Überliefererkritik' },
  play: expectToFit,
})

/** A page without records and without rights to add one. */
export const Empty = meta.story({
  args: { count: 0, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
