/** Rows of the sheet with a fault: two wrong days, and a code that row 30 has too. */
export const faulty = { days: [12, 47], code: 31, sameCode: 30 } as const

/** A sheet of sixty students as an office keeps it: columns in its own order, some named in Malayalam. */
export function officeSheet(series: string, batch: string, division: string): string {
  const lines = Array.from({ length: 60 }, (_, index) => {
    const row = index + 2
    const born = faulty.days.some((one) => one === row)
      ? '31/02/2001'
      : `${13 + (index % 15)}/0${1 + (index % 9)}/2001`
    const code = row === faulty.code ? faulty.sameCode : row
    const name = index % 2 === 0 ? `ആമിന റഹീം ${row}` : `Fathima Nasreen ${row}`
    return `${series}-${code},${name},${born},Female,+9190000${10_000 + index},2024-06-04,${division},${batch},"12, Masjid Road",India,B.A. Arabic,,Yes,Yes,${row}`
  })
  return [
    'Code,പേര്,DOB,Gender,മൊബൈൽ,Joined,Division,Batch,വിലാസം,Country,Qualification,Email,Allow Login,Is Active,Roll',
    ...lines,
  ].join('\r\n')
}
