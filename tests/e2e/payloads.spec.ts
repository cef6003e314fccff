import { expect } from '@playwright/test'
import { ONLY_IN_ALL } from '#scripts/tiers.mjs'
import { planWith, studentOf, teacherOf, type Adder } from './records.mjs'
import { test } from './server.ts'

const run = 'alert(1)'

/** Texts that run as code if a page does not escape them. */
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

/** Interval of payloads that are opened in forms; all of them with PAYLOADS=all, as in the drill `payloads`. */
const step = process.env.PAYLOADS === 'all' ? 1 : 10

/** Adds a record of each kind for each payload, in every text field. Returns the addresses that edit or show them. */
async function fill(adder: Adder) {
  const { add, course, batch, division, mentor } = await planWith(adder)
  const forms: { address: string; text: string }[] = []
  const courseIds: number[] = []
  for (const [number, text] of payloads.entries()) {
    const texts = {
      M05_UserName: text,
      M05_UserCode: `${number} ${text}`.slice(0, 64),
      M05_CountryName: text,
      M05_Qualification: text,
      M05_Address: text,
      M05_MobileNumber: `+91${String(9_100_000_000 + number)}`,
    }
    const added = {
      course: await add('/courses', { M01_Title: `${number} ${text}`, M01_Description: text }),
      batch: await add('/batches', { M02_Name: `${number} ${text}`, M02_M01_CourseId: course.M01_CourseId }),
      teacher: await add('/users', {
        ...teacherOf(batch.M02_BatchId),
        ...texts,
        M05_UserCode: `t${texts.M05_UserCode}`.slice(0, 64),
        M06_Specialization: text,
      }),
      student: await add('/users', { ...studentOf(batch.M02_BatchId, division.M11_Division_id), ...texts }),
      division: await add('/division', {
        M11_Division_name: `${number} ${text}`,
        M11_Batch_id: batch.M02_BatchId,
        M11_M05_User_Id: mentor.M05_UserId,
      }),
      role: await add('/new_role', { name: `${number} ${text}`.slice(0, 100) }),
      class: await add('/classes', {
        M03_SubjectName: text,
        M03_Title: text,
        M03_ScheduledAt: '2026-12-07 18:30',
        M03_ExpiryTime: '2026-12-07 19:30',
        M03_M02_BatchId: batch.M02_BatchId,
        M03_M11_DivisionIds: [division.M11_Division_id],
        M03_YouTubeLink: text,
      }),
    }
    courseIds.push(added.course.M01_CourseId)
    if (number % step > 0) continue
    for (const address of [
      `course_edit/${added.course.M01_CourseId}`,
      `batch_edit/${added.batch.M02_BatchId}`,
      `teacher_edit/${added.teacher.M05_UserId}`,
      `student_edit/${added.student.M05_UserId}`,
      `student_detail/${added.student.M05_UserId}`,
      `division_edit/${added.division.M11_Division_id}`,
      `role_edit/${added.role.M04_RoleId}`,
      `class_edit/${added.class.M03_ClassesId}`,
    ]) {
      forms.push({ address, text })
    }
  }
  return { forms, courseIds }
}

const lists = ['adminpanel', 'teacher', 'course', 'batch', 'class', 'division', 'audit']

test(
  'what was typed is shown as it was typed, and never run',
  { tag: ONLY_IN_ALL },
  async ({ page, signIn, office }) => {
    test.setTimeout(1_200_000)
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
    const { forms, courseIds } = await fill(office.add)
    const seen = new Set<string>()
    async function readList(list: string) {
      for (const number of [1, 2, 3]) {
        await page.goto(`/admin/${list}?page=${number}`)
        await page.getByText(/ page \d+ of \d+$/).waitFor({ state: 'attached' })
        const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ')
        for (const payload of payloads) if (text.includes(payload)) seen.add(`${list} ${payload}`)
        await expectTame(`${list}, page ${number}`)
      }
    }
    for (const list of lists) {
      await readList(list)
      const first = page
        .locator('tbody')
        .getByRole(list === 'audit' ? 'button' : 'link')
        .first()
      if ((await first.count()) === 0) continue
      await first.click()
      await page.getByRole('dialog').or(page.locator('form')).first().waitFor()
      await expectTame(`${list}, opened`)
    }
    await page.goto('/admin/role')
    await page.getByRole('rowheader', { name: '<script>' }).first().waitFor()
    await expectTame('roles')

    for (const { address, text } of forms) {
      await page.goto(`/admin/${address}`)
      const typed = async () => {
        const fields = await page
          .locator('main :is(input, textarea)')
          .evaluateAll((elements) =>
            elements.map((element) => ('value' in element ? String(element.value) : '')),
          )
        return `${await page.locator('main').innerText()} ${fields.join(' ')}`.replaceAll(/\s+/g, ' ')
      }
      await expect.poll(typed, { message: address, timeout: 20_000 }).toContain(text)
      await expectTame(address)
    }

    await page.evaluate(async (ids) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('adminToken')}` }
      for (const id of ids) await fetch(`/api/courses/${id}`, { method: 'DELETE', headers })
    }, courseIds)
    await readList('trash')
    for (const list of ['adminpanel', 'teacher', 'course', 'trash']) {
      const shown = [...seen].filter((place) => place.startsWith(`${list} `))
      expect([list, shown.length]).toEqual([list, payloads.length])
    }
  },
)
