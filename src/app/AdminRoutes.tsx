import './withoutEval.ts'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'react-router-dom'
import { AdminLayout } from '#admin/AdminLayout.tsx'
import { CourseAddPage } from '#admin/courses/CourseAddPage.tsx'
import { CourseEditPage } from '#admin/courses/CourseEditPage.tsx'
import { CourseListPage } from '#admin/courses/CourseListPage.tsx'
import { NotFoundScreen } from '#admin/NotFoundScreen.tsx'
import { SoonScreen } from '#admin/SoonScreen.tsx'
import { paths } from './paths.ts'
import { createStore } from './store.ts'

/** The router reads the paths of nested routes from their parent on. */
const inConsole = (path: string) => path.slice(paths.admin.login.length + 1)

/** Every screen of the console, under its base, in one store. */
export function AdminRoutes() {
  const [store] = useState(createStore)
  return (
    <Provider store={store}>
      <Routes>
        <Route element={<AdminLayout />}>
          <Route path={inConsole(paths.admin.students)} element={<SoonScreen title="Students" />} />
          <Route path={inConsole(paths.admin.teachers)} element={<SoonScreen title="Teachers" />} />
          <Route path={inConsole(paths.admin.batches)} element={<SoonScreen title="Batches" />} />
          <Route path={inConsole(paths.admin.divisions)} element={<SoonScreen title="Divisions" />} />
          <Route path={inConsole(paths.admin.classes)} element={<SoonScreen title="Classes" />} />
          <Route path={inConsole(paths.admin.roles)} element={<SoonScreen title="Roles" />} />
          <Route path={inConsole(paths.admin.courses)} element={<CourseListPage />} />
          <Route path={inConsole(paths.admin.courseAdd)} element={<CourseAddPage />} />
          <Route path={inConsole(paths.admin.courseEdit(':id'))} element={<CourseEditPage />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </Provider>
  )
}
