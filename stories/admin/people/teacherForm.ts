import { keepDraft } from '#stories/admin/forms.ts'

/** An unsaved teacher, without a password. */
export const salih = {
  M05_UserName: 'Salih Faizy',
  M05_UserCode: 'IHT-200',
  M05_Gender: 'male',
  M05_DOB: '1988-05-01',
  M05_CountryName: 'India',
  M05_Qualification: 'M.A. Arabic',
  M05_M02_BachId: '7',
  M05_JoiningDate: '2024-12-02',
  M05_MobileNumber: '+910000002200',
  M05_Email: 'salih@example.org',
  M05_Address: '4/119, Library Road, Placeholder P.O., Malabar, Kerala 670 000',
  M06_Specialization: 'Tafsir',
  M05_AllowLogin: '1',
  M05_IsActive: '0',
}

/** Stores a draft for the form. */
export const keepTeacherDraft = (changes: Partial<typeof salih> = {}) =>
  keepDraft('/admin/teacher_add', { ...salih, ...changes })
