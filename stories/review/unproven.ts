/** Statements that nothing here can prove, each with the reason. */
export const unproven: Readonly<Record<number, string>> = {
  506: 'The console speaks English, and React Aria, whose labels are meant, has no Malayalam words. The public site, which speaks Malayalam, does not load it.',
}
