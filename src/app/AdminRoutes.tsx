import './withoutEval.ts'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { Route, Routes } from 'react-router-dom'
import { AdminLayout } from '#admin/AdminLayout.tsx'
import { BatchAddPage } from '#admin/batches/BatchAddPage.tsx'
import { BatchEditPage } from '#admin/batches/BatchEditPage.tsx'
import { BatchListPage } from '#admin/batches/BatchListPage.tsx'
import { ClassAddPage } from '#admin/classes/ClassAddPage.tsx'
import { ClassEditPage } from '#admin/classes/ClassEditPage.tsx'
import { ClassListPage } from '#admin/classes/ClassListPage.tsx'
import { CourseAddPage } from '#admin/courses/CourseAddPage.tsx'
import { CourseEditPage } from '#admin/courses/CourseEditPage.tsx'
import { CourseListPage } from '#admin/courses/CourseListPage.tsx'
import { DivisionAddPage } from '#admin/divisions/DivisionAddPage.tsx'
import { DivisionEditPage } from '#admin/divisions/DivisionEditPage.tsx'
import { DivisionListPage } from '#admin/divisions/DivisionListPage.tsx'
import { NotFoundScreen } from '#admin/NotFoundScreen.tsx'
import { NewPasswordFrame } from '#admin/people/NewPassword.tsx'
import { StudentAddPage } from '#admin/people/StudentAddPage.tsx'
import { StudentDetailPage } from '#admin/people/StudentDetailPage.tsx'
import { StudentEditPage } from '#admin/people/StudentEditPage.tsx'
import { StudentListPage } from '#admin/people/StudentListPage.tsx'
import { TeacherAddPage } from '#admin/people/TeacherAddPage.tsx'
import { TeacherDetailNotice } from '#admin/people/TeacherDetailNotice.tsx'
import { TeacherEditPage } from '#admin/people/TeacherEditPage.tsx'
import { TeacherListPage } from '#admin/people/TeacherListPage.tsx'
import { RoleAddPage } from '#admin/roles/RoleAddPage.tsx'
import { RoleEditPage } from '#admin/roles/RoleEditPage.tsx'
import { RoleListPage } from '#admin/roles/RoleListPage.tsx'
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
          <Route element={<NewPasswordFrame />}>
            <Route path={inConsole(paths.admin.students)} element={<StudentListPage />} />
            <Route path={inConsole(paths.admin.studentAdd)} element={<StudentAddPage />} />
            <Route path={inConsole(paths.admin.studentEdit(':id'))} element={<StudentEditPage />} />
            <Route path={inConsole(paths.admin.studentDetail(':id'))} element={<StudentDetailPage />} />
            <Route path={inConsole(paths.admin.teachers)} element={<TeacherListPage />} />
            <Route path={inConsole(paths.admin.teacherAdd)} element={<TeacherAddPage />} />
            <Route path={inConsole(paths.admin.teacherEdit(':id'))} element={<TeacherEditPage />} />
          </Route>
          <Route path={inConsole(paths.admin.batches)} element={<BatchListPage />} />
          <Route path={inConsole(paths.admin.batchAdd)} element={<BatchAddPage />} />
          <Route path={inConsole(paths.admin.batchEdit(':id'))} element={<BatchEditPage />} />
          <Route path={inConsole(paths.admin.divisions)} element={<DivisionListPage />} />
          <Route path={inConsole(paths.admin.divisionAdd)} element={<DivisionAddPage />} />
          <Route path={inConsole(paths.admin.divisionEdit(':id'))} element={<DivisionEditPage />} />
          <Route path={inConsole(paths.admin.classes)} element={<ClassListPage />} />
          <Route path={inConsole(paths.admin.classAdd)} element={<ClassAddPage />} />
          <Route path={inConsole(paths.admin.classEdit(':id'))} element={<ClassEditPage />} />
          <Route path={inConsole(paths.admin.roles)} element={<RoleListPage />} />
          <Route path={inConsole(paths.admin.roleAdd)} element={<RoleAddPage />} />
          <Route path={inConsole(paths.admin.roleEdit(':id'))} element={<RoleEditPage />} />
          <Route path={inConsole(paths.admin.teacherDetail(':id'))} element={<TeacherDetail />} />
          <Route path={inConsole(paths.admin.courses)} element={<CourseListPage />} />
          <Route path={inConsole(paths.admin.courseAdd)} element={<CourseAddPage />} />
          <Route path={inConsole(paths.admin.courseEdit(':id'))} element={<CourseEditPage />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
    </Provider>
  )
}

/** The course list, with the way to the teacher over it (statement 95, reading Q11). */
function TeacherDetail() {
  return (
    <>
      <TeacherDetailNotice />
      <CourseListPage />
    </>
  )
}
