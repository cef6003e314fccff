import { expect } from 'storybook/test'
import { Badge } from '#design-system/Badge/Badge.tsx'
import { Button } from '#design-system/Button/Button.tsx'
import { IconButton } from '#design-system/Button/IconButton.tsx'
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx'
import { Kicker } from '#design-system/Kicker/Kicker.tsx'
import { InlineAlert } from '#design-system/Notice/InlineAlert.tsx'
import { Eave } from '#design-system/Ornaments/Eave.tsx'
import { Select } from '#design-system/Select/Select.tsx'
import { Switch } from '#design-system/Switch/Switch.tsx'
import { TextField } from '#design-system/TextField/TextField.tsx'
import preview from '#storybook/preview.tsx'
import classes from './foundations.module.css'
import './harbour.css'
import { tokenNames } from './tokenNames.ts'
import { TokenTable } from './TokenTable.tsx'

const meta = preview.meta({})

interface ScreenProps {
  brand?: 'harbour'
  theme: 'light' | 'dark'
}

/** A screenful of components in one brand and theme. */
function Screen({ brand, theme }: ScreenProps) {
  const name = `${brand ?? 'institute'}, ${theme}`
  return (
    <section className={classes.brand} data-brand={brand} data-theme={theme} aria-label={name}>
      <Eave />
      <Kicker>{name}</Kicker>
      <h2>Add a course</h2>
      <TextField name="title" label="Title" defaultValue="Forty Hadith" description="As on the certificate" />
      <TextField name="code" label="Code" errorMessage="Enter a code." />
      <Select
        name="teacher"
        label="Teacher"
        options={[
          { id: 'amina', name: 'Amina Rahim' },
          { id: 'safiya', name: 'Safiya Musa' },
        ]}
        defaultValue="amina"
      />
      <Checkbox name="open" label="Open for registration" defaultValue />
      <Switch name="shown" label="Shown on the website" defaultValue />
      <InlineAlert tone="info">The course begins in June.</InlineAlert>
      <div className={classes.actions}>
        <Badge>Draft</Badge>
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Button variant="danger">Delete</Button>
        <IconButton icon="edit" label="Edit" />
      </div>
    </section>
  )
}

/** The institute's brand and one made by roles alone (harbour.css), each in both themes. */
export const SecondBrand = meta.story({
  render: () => (
    <div className={classes.themes}>
      <Screen theme="light" />
      <Screen theme="light" brand="harbour" />
      <Screen theme="dark" />
      <Screen theme="dark" brand="harbour" />
    </div>
  ),
  play: async ({ canvas }) => {
    const looks = canvas.getAllByRole('button', { name: 'Save' }).map((button) => {
      const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(button)
      return [backgroundColor, borderRadius, fontFamily.split(',')[0]]
    })
    await expect(looks).toEqual([
      ['rgb(27, 79, 67)', '8px', '"Anek Latin"'],
      ['rgb(29, 78, 216)', '0px', '"Trebuchet MS"'],
      ['rgb(143, 205, 181)', '8px', '"Anek Latin"'],
      ['rgb(147, 180, 255)', '0px', '"Trebuchet MS"'],
    ])
  },
})

/** The roles of colours in the theme of the page. A brand gives each of them a value in both themes. */
export const Roles = meta.story({
  render: () => <TokenTable names={tokenNames(/^color-/)} />,
  play: ({ canvas }) => expect(canvas.getByText('var(--color-primary)')).toBeVisible(),
})
