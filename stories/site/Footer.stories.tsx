import { footer } from 'content:footer'
import { expect, within } from 'storybook/test'
import type { Frame } from '#contract/site/pages.ts'
import { Footer } from '#site/Footer.tsx'
import { FrameProvider } from '#site/Frame.tsx'
import classes from '#site/SiteLayout.module.css'
import preview from '#storybook/preview.tsx'
import { frame } from './contents.ts'

const FooterOf = ({ content }: { content: Frame['footer'] }) => (
  <FrameProvider value={{ ...frame, footer: content }}>
    <Footer />
  </FrameProvider>
)

const meta = preview.meta({
  tags: ['!autodocs', 'forced-colors', 'site'],
  component: FooterOf,
  args: { content: footer },
  // The public site has one theme.
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className={classes.site}>
        <Story />
      </div>
    ),
  ],
})

/** Who, where and how: the social links, the address, the mail, two telephones, and the ways through the site. */
export const Default = meta.story({
  parameters: { spec: [2, 3, 4, 5, 6, 500] },
  play: async ({ canvas }) => {
    for (const { name, url } of footer.social) {
      const link = canvas.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', url)
      await expect(link.offsetWidth).toBeGreaterThanOrEqual(44)
    }
    for (const line of footer.postalAddress) await expect(canvas.getByRole('group')).toHaveTextContent(line)
    await expect(canvas.getByRole('link', { name: footer.email })).toHaveAttribute(
      'href',
      `mailto:${footer.email}`,
    )
    const phones = canvas.getAllByRole('link', { name: /^\+/ })
    await expect(phones.map((phone) => phone.getAttribute('href'))).toEqual([
      'tel:+910000000001',
      'tel:+910000000002',
    ])
    await expect(canvas.getByText(footer.copyright)).toBeVisible()
    const ways = within(canvas.getByRole('navigation', { name: 'Footer' }))
    await expect(ways.getByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events')
  },
})

/** On the narrowest phone nothing is cut off or pushed out, however long the words are. */
export const LongAddress = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    content: {
      ...footer,
      postalAddress: [
        'ഹദീസ് പഠന കേന്ദ്രം, ജുമാമസ്ജിദിന് തെക്കുവശം, തൃക്കരിപ്പൂർ റെയിൽവേസ്റ്റേഷൻറോഡ്',
        'Third floor of the old courthouse, opposite the Government Higher Secondary School for Girls',
        'Thiruvananthapuramkattakkadaneyyattinkara P.O.',
        ...footer.postalAddress,
      ],
      email: 'admissions.and.correspondence.office@institute-of-hadith-studies.example.org',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/neyyattinkara/)).toBeVisible()
    await expectToFit()
  },
})

export const OneSocialLink = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { content: { ...footer, social: footer.social.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'YouTube' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'WhatsApp' })).toBeNull()
    await expectToFit()
  },
})

async function expectToFit() {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  // The frame of the page cuts off what is too wide, so the links are looked at themselves.
  for (const link of document.querySelectorAll('footer a'))
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(clientWidth)
}
