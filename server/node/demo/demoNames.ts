/** Invented names, in both scripts; no real person is meant. */
const women = [
  'Aysha',
  'Fathima',
  'Khadeeja',
  'Mariyam',
  'Nafeesa',
  'Sumayya',
  'Zainab',
  'Hafsa',
  'Ruqiya',
  'Asma',
  'Safiya',
  'Haleema',
]
const men = [
  'Hamza',
  'Ibrahim',
  'Muhammed',
  'Rasheed',
  'Thahir',
  'Yusuf',
  'Jameel',
  'Noushad',
  'Shihab',
  'Salman',
  'Abdul Gafoor',
  'Bilal',
]
const families = [
  'Rahman',
  'Nasreen',
  'Kunhi',
  'Sadik',
  'Shereef',
  'Salih',
  'Abid',
  'Kutty',
  'Latheef',
  'Haris',
]

const womenInMalayalam = ['ആമിന', 'സഫിയ', 'ഫാത്തിമ', 'ഖദീജ', 'മറിയം', 'സൈനബ്']
const menInMalayalam = ['ഹംസ', 'ഇബ്രാഹിം', 'റഷീദ്', 'യൂസുഫ്', 'ജമാൽ', 'സൽമാൻ']
const familiesInMalayalam = ['റഹീം', 'മൂസ', 'കുട്ടി', 'ലത്തീഫ്', 'അബ്ദുല്ല']

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? ''

/** Returns the name of the person with a number. Every sixth is written in Malayalam. */
export function demoName(number: number, gender: 'male' | 'female'): string {
  if (number % 6 === 5) {
    const given = gender === 'female' ? womenInMalayalam : menInMalayalam
    return `${pick(given, Math.floor(number / 6))} ${pick(familiesInMalayalam, Math.floor(number / 6))}`
  }
  // The extra step after every 60 combines each given name with each family name.
  const family = pick(families, number * 7 + Math.floor(number / 60))
  return `${pick(gender === 'female' ? women : men, number * 5)} ${family}`
}
