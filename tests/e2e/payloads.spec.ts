import { expect, type Page } from '@playwright/test'
import { adderOf, plan, studentOf, teacherOf } from './console.ts'
import { test } from './server.ts'

const run = 'alert(1)'

/** Texts that become code wherever a page takes them for more than text. */
const payloads = [
  `<script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `"><script>${run}</script>`,
  `'><img src=x onerror=${run}>`,
  `" onmouseover="${run}`,
  `' onfocus='${run}' autofocus='`,
  `<body onload=${run}>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<object data="javascript:${run}">`,
  `<embed src="javascript:${run}">`,
  `<a href="javascript:${run}">here</a>`,
  `<form action="javascript:${run}"><button>Go</button></form>`,
  `<math href="javascript:${run}">here</math>`,
  `<details open ontoggle=${run}>`,
  `<video src=x onerror=${run}></video>`,
  `<audio src=x onerror=${run}></audio>`,
  `<input onfocus=${run} autofocus>`,
  `<select onfocus=${run} autofocus></select>`,
  `<textarea onfocus=${run} autofocus></textarea>`,
  `<marquee onstart=${run}></marquee>`,
  `<style>@import 'javascript:${run}';</style>`,
  `<link rel=stylesheet href="javascript:${run}">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<base href="javascript:${run}//">`,
  `<template><script>${run}</script></template>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `<!--><script>${run}</script>-->`,
  `<![CDATA[<script>${run}</script>]]>`,
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `data:text/html,<script>${run}</script>`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `<%= ${run} %>`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
]

/** One record of each kind for each payload, in every field that takes text. */
async function fill(page: Page) {
  const { course, batch, division } = await plan(page)
  const add = await adderOf(page)
  for (const [number, text] of payloads.entries()) {
    const texts = {
      M05_UserName: text,
      M05_UserCode: `${number} ${text}`.slice(0, 64),
      M05_CountryName: text,
      M05_Qualification: text,
      M05_Address: text,
      M05_MobileNumber: `+91${String(9_100_000_000 + number)}`,
    }
    await add('/courses', { M01_Title: `${number} ${text}`, M01_Description: text })
    await add('/batches', { M02_Name: `${number} ${text}`, M02_M01_CourseId: course.M01_CourseId })
    await add('/users', {
      ...teacherOf(batch.M02_BatchId),
      ...texts,
      M05_UserCode: `t${texts.M05_UserCode}`.slice(0, 64),
      M06_Specialization: text,
    })
    await add('/users', { ...studentOf(batch.M02_BatchId, division.M11_Division_id), ...texts })
    await add('/classes', {
      M03_SubjectName: text,
      M03_Title: text,
      M03_ScheduledAt: '2026-12-07 18:30',
      M03_ExpiryTime: '2026-12-07 19:30',
      M03_M02_BatchId: batch.M02_BatchId,
      M03_M11_DivisionIds: [division.M11_Division_id],
      M03_YouTubeLink: text,
    })
  }
}

const lists = ['adminpanel', 'teacher', 'course', 'batch', 'class', 'division', 'audit', 'trash']

test('what was typed is shown as it was typed, and never run', async ({ page, signIn }) => {
  test.setTimeout(240_000)
  const alarms: string[] = []
  page.on('dialog', (dialog) => {
    alarms.push(dialog.message())
    void dialog.dismiss()
  })
  await page.exposeFunction('alarm', (text: string) => alarms.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void Reflect.get(window, 'alarm')(`${violatedDirective} ${blockedURI}`)
    })
  })
  const expectTame = async (what: string) => {
    const links = await page
      .locator('[href], [src], [action]')
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          ['href', 'src', 'action']
            .map((name) => element.getAttribute(name) ?? '')
            .filter((value) => /^\s*(javascript|data:text)/i.test(value)),
        ),
      )
    expect([what, ...links, ...alarms]).toEqual([what])
  }

  await signIn()
  await fill(page)
  const seen = new Set<string>()
  for (const list of lists) {
    for (const number of [1, 2, 3]) {
      await page.goto(`/admin/${list}?page=${number}`)
      await page.getByText(/ page \d+ of \d+$/).waitFor({ state: 'attached' })
      const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
      for (const payload of payloads) if (text.includes(payload)) seen.add(`${list} ${payload}`)
      await expectTame(`${list}, page ${number}`)
    }
    const first = page.locator('tbody a').first()
    if ((await first.count()) > 0 && !['audit', 'trash'].includes(list)) {
      await first.click()
      await page.getByRole('dialog').or(page.locator('form')).first().waitFor()
      await expectTame(`${list}, opened`)
    }
  }
  // Courses and people show them all in their lists.
  for (const list of ['adminpanel', 'teacher', 'course']) {
    const shown = [...seen].filter((place) => place.startsWith(`${list} `))
    expect([list, shown.length]).toEqual([list, payloads.length])
  }
})
