/** One chunk: the sections of the site, what a publish changes, and the versions. */
export { PublishPage } from '#admin/site/PublishPage.tsx'
export { SitePage } from '#admin/site/SitePage.tsx'
export { VersionsPage } from '#admin/site/VersionsPage.tsx'
