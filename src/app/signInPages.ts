/** One chunk: the pages that need no session. Apart, they would share code with the console that each would then load. */
export { LinkPage } from '#admin/LinkPage.tsx'
export { LoginPage } from '#admin/LoginPage.tsx'
