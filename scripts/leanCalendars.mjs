/**
 * Leaves eleven calendars out of a build, Hebrew and Islamic among them: the institute's dates are Gregorian in each of its
 * languages. React Aria imports all of them for locales such as ar-SA.
 * @type {import('vite').Plugin}
 */
export const leanCalendars = {
  name: 'lean-calendars',
  apply: 'build',
  transform: {
    filter: { id: /@internationalized\/date\/.*\/createCalendar\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^import (?!.*\/GregorianCalendar\.mjs).*$/gm, '')
        .replaceAll(/case '(?!gregory)[\w-]+':\s*return .*;/g, ''),
      map: null,
    }),
  },
}
