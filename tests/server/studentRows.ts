import type { Cells } from './importCalls.ts'

const headers = [
  'User Name',
  'User Code',
  'Gender',
  'Date of Birth',
  'Country Name',
  'Qualification',
  'Batch',
  'Division',
  'Joining Date',
  'Mobile Number',
  'Email',
  'Address',
]

/** A row of a new student in the batch and division of the tests. */
export const row = (code: string, part: Partial<Record<string, string>> = {}) => {
  const usual: Record<string, string> = {
    'User Name': `Student ${code}`,
    'User Code': code,
    Gender: 'Female',
    'Date of Birth': '2001-02-14',
    'Country Name': 'India',
    Qualification: 'B.A.',
    Batch: 'First Batch',
    Division: 'Morning',
    'Joining Date': '2024-06-04',
    'Mobile Number': '+910000001038',
    Email: '',
    Address: 'Masjid Road',
  }
  return headers.map((header) => part[header] ?? usual[header] ?? '')
}

export const table = (...rows: string[][]): Cells => [headers, ...rows]
