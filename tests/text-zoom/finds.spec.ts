import { expect, test } from '@playwright/test'
import { findFaults } from './findFaults.ts'
import { findScrolling } from './findScrolling.ts'

const cases: readonly [fault: string, html: string][] = [
  [
    'text on text',
    '<div style="position:relative"><p>Page 1</p><p style="position:absolute;top:0;margin:0">Menu</p></div>',
  ],
  ['one on the other', '<button>Menu</button><a href="/" style="margin-left:-20px">Cancel the form</a>'],
  ['cut', '<p style="width:60px;overflow:hidden;white-space:nowrap">A name that is too long</p>'],
  ['leaves its box', '<p style="width:60px;height:20px;background:red">A name that is too long</p>'],
  ['outside the window', '<div style="position:fixed;bottom:-30px;left:0"><button>Submit</button></div>'],
  ['the page scrolls sideways', '<p style="width:500px">Wide</p>'],
  ['scrolls sideways', '<div style="overflow-x:auto"><p style="width:500px">Wide</p></div>'],
  [
    'breaks within a word',
    '<style>p::before { content: attr(data-label); display: block; width: 60px; overflow-wrap: anywhere }</style><p data-label="Description">Short</p>',
  ],
  ['bars cover', '<div style="position:fixed;inset:0 0 auto;height:400px">Bar</div>'],
]

for (const [fault, html] of cases) {
  test(`finds: ${fault}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.setContent(`<body style="margin:0;font:16px sans-serif">${html}`)
    const faults = [...(await page.evaluate(findScrolling)), ...(await page.evaluate(findFaults))]
    expect(faults.filter((each) => each.startsWith(fault))).not.toEqual([])
  })
}

const sound: readonly [what: string, html: string][] = [
  ['a plain page', '<h1>Students</h1><p>Text beside a <a href="/">link</a></p><button>Submit</button>'],
  [
    'the sticky head of a table that scrolls sideways by design',
    '<section aria-label="Rows" style="overflow-x:auto"><div style="position:sticky;top:0;width:600px"><p style="margin-left:400px">Email</p></div></section>',
  ],
]

for (const [what, html] of sound) {
  test(`finds nothing in ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.setContent(`<body style="margin:0;font:16px sans-serif">${html}`)
    expect([...(await page.evaluate(findScrolling)), ...(await page.evaluate(findFaults))]).toEqual([])
  })
}
