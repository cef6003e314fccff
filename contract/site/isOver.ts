/** Whether an event is over on a day in the institute's zone. @param ends local wall-clock time @param today 2026-10-12 */
export const isOver = (ends: string, today: string): boolean =>
  ends !== '' && ends.slice(0, today.length) < today
