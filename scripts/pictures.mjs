/**
 * `npm run pictures`: takes the screenshots of the README and of docs/site.md from the running product with sample data. Run `npm run build` first.
 */
import './help.mjs'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { PASSWORD, startServer } from '#tests/drills/server.mjs'
import { launchChromium } from './chromium.mjs'

const folder = 'docs/pictures'
const data = mkdtempSync(join(tmpdir(), 'institute-pictures-'))
const email = 'demo@example.org'
const server = await startServer({ DATA_DIR: data, ADMIN_EMAIL: email }, undefined, 'read', ['demo'])
const address = new URL(server.url).origin
const browser = await launchChromium()
const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 800 }

/** @param {string} name @param {string} path @param {{ width: number, height: number }} viewport @param {string} theme */
async function take(name, path, viewport, theme) {
  const context = await browser.newContext({ viewport, baseURL: address, storageState: signedIn })
  const page = await context.newPage()
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  await page.getByText(/^Loading /).waitFor({ state: 'hidden' })
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ animations: 'disabled' })
  // 256 colours are a third of the bytes, so that the README loads quickly.
  await sharp(picture)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, `${name}.png`))
  await context.close()
  process.stdout.write(`${folder}/${name}.png\n`)
}

mkdirSync(folder, { recursive: true })
const entrance = await browser.newContext({ baseURL: address })
const page = await entrance.newPage()
await page.goto('/admin')
await page.getByLabel('Email').fill(email)
await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
await page.getByRole('button', { name: 'Submit' }).click()
await page.waitForURL('**/adminpanel')
const signedIn = await entrance.storageState()

await take('home', '/home', desk, 'light')
await take('home-phone', '/home', phone, 'light')
await take('playlist-phone', '/library/nabiyoram', phone, 'light')
await take('students', '/admin/adminpanel', desk, 'light')
await take('students-dark', '/admin/adminpanel', desk, 'dark')
await take('students-phone', '/admin/adminpanel', phone, 'light')
await take('form-dark-phone', '/admin/class_edit/5', phone, 'dark')
await take('site', '/admin/site', desk, 'light')
await take('site-library', '/admin/site/library', desk, 'light')
await take('site-gallery-phone', '/admin/site/gallery', phone, 'light')

await browser.close()
await server.stop('SIGTERM')
rmSync(data, { recursive: true })
