import { keepDraft } from '#stories/admin/forms.ts'

/** An unsaved student, without a password. */
export const ruqiya = {
  M05_UserName: 'Ruqiya Ameen',
  M05_UserCode: 'IHS-1200',
  M05_Gender: 'female',
  M05_DOB: '2002-05-01',
  M05_CountryName: 'India',
  M05_Qualification: 'Plus Two',
  M05_M02_BachId: '7',
  M05_JoiningDate: '2024-12-02',
  M05_MobileNumber: '+910000001200',
  M05_Email: '',
  M05_Address: '12/205, Masjid Road, Placeholder P.O., Malabar, Kerala 670 000',
  M07_M11_DivisionId: '11',
}

/** Stores a draft for the form. */
export const keepStudentDraft = (changes: Partial<typeof ruqiya> = {}) =>
  keepDraft('/admin/add_students', { ...ruqiya, ...changes })

/** Returns all texts in the browser's storage. */
export const keptTexts = () =>
  [sessionStorage, localStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')),
  )
