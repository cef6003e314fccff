import { screen } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { Suspense, use } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { usePagedList } from '#admin/shared/list/usePagedList.ts'
import { DivisionQuery } from '#contract/divisions.ts'
import { heldAnswer } from '#stories/admin/late.ts'

/** A list whose page number is too high, and links to what needs a while: React keeps the list until it is there. */
function draw() {
  const { released, release } = heldAnswer()

  function Late({ children }: { children: string }) {
    use(released)
    return <p>{children}</p>
  }

  function List() {
    const list = usePagedList(DivisionQuery, 10)
    const goTo = useNavigate()
    return (
      <>
        <button onClick={() => list.correctPage(1, list.entry)}>Correct</button>
        <button onClick={() => list.setFilters({ batch_id: '5' })}>Filter</button>
        <button onClick={() => list.setSearch('asma')}>Search</button>
        <button onClick={() => void goTo('/other')}>Leave</button>
        <button onClick={() => list.openDetails(3)}>Details</button>
        {list.isWaiting && <p>Waiting</p>}
        {list.detailsId !== undefined && <Late>Details are open</Late>}
      </>
    )
  }

  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <MemoryRouter initialEntries={['/list?page=9']}>
      <Suspense>
        <Routes>
          <Route path="/list" element={<List />} />
          <Route path="/other" element={<Late>The other screen</Late>} />
        </Routes>
      </Suspense>
      <Where />
    </MemoryRouter>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return release
}

function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const address = () => screen.getByRole('status').textContent

test.each(['Correct', 'Search'])(
  'a list that is being left does not take the address back: %s',
  async (action) => {
    const release = draw()
    await press('Leave')
    await press(action)
    release()
    await screen.findByText('The other screen')
    expect(address()).toBe('/other')
  },
)

test('nor does a filter whose pause ends meanwhile', async () => {
  const release = draw()
  await press('Filter')
  await press('Leave')
  await new Promise((resolve) => setTimeout(resolve, 50))
  release()
  await screen.findByText('The other screen')
  expect(address()).toBe('/other')
})

test('details that are being opened stay open when the page number is corrected', async () => {
  const release = draw()
  await press('Details')
  await press('Correct')
  release()
  await screen.findByText('Details are open')
  expect(address()).toBe('/list?page=9&details=3')
})

test('a list that stays has its page corrected and its filter applied', async () => {
  draw()
  await press('Correct')
  await expect.poll(address).toBe('/list?page=1')
  await press('Filter')
  await expect.poll(address).toBe('/list?batch_id=5')
})
