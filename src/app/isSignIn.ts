import { paths, withoutFinalSlash } from '#contract/paths.ts'

/** Whether the sign-in page is at a path. */
export const isSignIn = (pathname: string) => withoutFinalSlash(pathname) === paths.admin.login
