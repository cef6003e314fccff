/** One chunk: the editor of the site. */
export { PublishPage } from '#admin/site/PublishPage.tsx'
export { SectionPage } from '#admin/site/SectionPage.tsx'
export { SitePage } from '#admin/site/SitePage.tsx'
export { VersionsPage } from '#admin/site/VersionsPage.tsx'
