/** Media type of a spreadsheet (ECMA-376, Office Open XML). */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
