import { failureText } from '#admin/shared/failureText.ts'
import { useNotices } from '#admin/shared/notices.tsx'
import { newSubmitKey } from '#admin/shared/submitKey.ts'
import { useAddCourseMutation } from '#api/courses.ts'
import type { Course } from '#contract/courses.ts'

/** Adds a deleted course again. Its id is new: nothing else could refer to it, or it could not have been deleted. */
export function useUndoDelete() {
  const [addCourse] = useAddCourseMutation()
  const notices = useNotices()

  return async function undoDelete({ M01_CourseId: _gone, ...body }: Course) {
    notices.dismiss()
    try {
      await addCourse({ body, submitKey: newSubmitKey() }).unwrap()
      notices.show({ tone: 'success', text: `Course "${body.M01_Title}" is back.` })
    } catch (error) {
      notices.show({
        tone: 'error',
        text: failureText(error, `Course "${body.M01_Title}" could not be brought back.`),
      })
    }
  }
}
