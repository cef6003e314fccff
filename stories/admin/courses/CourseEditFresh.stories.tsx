import { useState } from 'react'
import { http } from 'msw'
import { Provider } from 'react-redux'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { FRESH_FOR } from '#api/api.ts'
import { CourseEditPage } from '#admin/courses/CourseEditPage.tsx'
import { createStore } from '#app/store.ts'
import { arabic } from '#mocks/fixtures/courses.ts'
import { consoleAt } from '#stories/admin/consoleAt.ts'
import { choiceOf, somebodyElseSaves } from '#stories/admin/formPlay.ts'
import { heldAnswer } from '#stories/admin/late.ts'
import preview from '#storybook/preview.tsx'
import type { PlayContextWithMsw } from '#stories/playContext.ts'

const meta = preview.meta({
  ...consoleAt('/admin/course', '/admin/course_edit/4'),
  tags: ['!autodocs', 'console'],
})

/** Reopened, it shows the cached record, then what another user has saved since; the focus stays. */
export const FreshTaken = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const release = await openAgain(player)
    await userEvent.click(canvas.getByLabelText(/^Description/))
    release()
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveValue('Arabic for Beginners'))
    await waitFor(() => expect(canvas.getByLabelText(/^Description/)).toHaveFocus())
    await userEvent.type(canvas.getByLabelText(/^Title/), ' 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByText('Course "Arabic for Beginners 3" has been saved.')
  },
})

/** Values typed meanwhile are kept; saving asks which title is right. */
export const FreshAfterTyping = meta.story({
  play: async (player) => {
    const { canvas, userEvent } = player
    const release = await openAgain(player)
    await userEvent.type(canvas.getByLabelText(/^Title/), ' 2')
    release()
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    const choice = await choiceOf(canvas, 'Title')
    await expect(choice.getByText('Arabic for Beginners')).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Arabic for Readers 2')
    await waitFor(() => expect(choice.getByRole('radio', { name: /Yours$/ })).toHaveFocus())
  },
})

/** A form belongs to its record: navigating to another record opens a new form. */
export const OtherRecord = meta.story({
  render: () => <WithoutFrame />,
  play: async ({ canvas, userEvent }) => {
    // Both are cached, so one replaces the other immediately.
    await canvas.findByDisplayValue(arabic.M01_Title)
    await userEvent.click(canvas.getByRole('link', { name: 'Course 3' }))
    await waitFor(() => expect(canvas.queryByDisplayValue(arabic.M01_Title)).not.toBeInTheDocument())
    const third = (await canvas.findByLabelText<HTMLInputElement>(/^Title/)).value
    await userEvent.click(canvas.getByRole('link', { name: 'Course 4' }))
    await canvas.findByDisplayValue(arabic.M01_Title)
    await userEvent.type(canvas.getByLabelText(/^Title/), ' 2')
    await userEvent.click(canvas.getByRole('link', { name: 'Course 3' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveValue(third))
    await userEvent.click(canvas.getByRole('link', { name: 'Course 4' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Title/)).toHaveValue('Arabic for Readers 2'))
    await expect(canvas.getByText('We restored your unsaved changes.')).toBeVisible()
  },
})

function WithoutFrame() {
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/admin/course_edit/4']}>
        <main>
          <nav style={{ display: 'grid', gap: 8 }}>
            <Link to="/admin/course_edit/3">Course 3</Link>
            <Link to="/admin/course_edit/4">Course 4</Link>
          </nav>
          <Routes>
            <Route path="/admin/course_edit/:id" element={<CourseEditPage />} />
          </Routes>
        </main>
      </MemoryRouter>
    </Provider>
  )
}

/** Opens the form of a cached record that was changed since. Returns a function that releases the response. */
async function openAgain({ canvas, userEvent, msw }: PlayContextWithMsw) {
  await canvas.findByLabelText(/^Title/)
  await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }))
  // The list has to load before the change, as it would show the new title otherwise.
  const edit = await canvas.findByRole('link', { name: `Edit ${arabic.M01_Title}` })
  await changed()
  const { released, release } = heldAnswer()
  const late = http.get('/api/courses/4', async () => {
    await released
    // Returning undefined passes the request to the API.
    return undefined
  })
  msw.use(late)
  // What was loaded a moment ago is not loaded again.
  await new Promise((resolve) => setTimeout(resolve, FRESH_FOR * 1000))
  await userEvent.click(edit)
  await expect(await canvas.findByLabelText(/^Title/)).toHaveValue(arabic.M01_Title)
  return release
}

const changed = () => somebodyElseSaves('/courses/4', { ...arabic, M01_Title: 'Arabic for Beginners' })
