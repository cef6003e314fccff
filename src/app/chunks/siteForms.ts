/** One chunk: the form of a section of the site. */
export { SectionPage } from '#admin/site/SectionPage.tsx'
