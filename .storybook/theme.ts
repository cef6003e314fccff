import { create, type ThemeVars } from 'storybook/theming'
import logo from '#content/art/logo-mark.svg'
import logoInDark from '#content/art/logo-mark-dark-theme.svg'
import { roles } from './roles.ts'

type ThemeName = keyof typeof roles

const fontBase = '"Anek Latin", "Anek Latin Fallback", system-ui, "Segoe UI", Roboto, sans-serif'

function themeOf(base: ThemeName, image: string): ThemeVars {
  const role = roles[base]
  // Storybook escapes nothing: the address of a small image is its text, with quotation marks.
  const address = image.replaceAll('"', '%22')
  const mark = `<img src="${address}" alt="" width="32" height="32" style="vertical-align: middle; margin-inline-end: 10px">`
  return create({
    base,
    brandTitle: `${mark}Institute design system`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase,
    appBg: role['surface-sunken'],
    appContentBg: role.canvas,
    appPreviewBg: role.canvas,
    appBorderColor: role.border,
    appBorderRadius: 8,
    barBg: role.surface,
    barTextColor: role['text-muted'],
    barSelectedColor: role['primary-text'],
    barHoverColor: role['primary-text'],
    colorPrimary: role.primary,
    colorSecondary: role['primary-text'],
    textColor: role.text,
    textMutedColor: role['text-muted'],
    inputBg: role.surface,
    inputBorder: role['border-control'],
    inputTextColor: role.text,
    inputBorderRadius: 6,
  })
}

/** The looks of Storybook itself. */
export const themes = { light: themeOf('light', logo), dark: themeOf('dark', logoInDark) }

export const themeFor = (name: unknown) => (name === 'dark' ? themes.dark : themes.light)
