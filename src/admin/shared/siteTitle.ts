/** What the console calls the screen of the site's pages, which Viewers only look at. */
export const siteTitle = (mayEdit: boolean): string => (mayEdit ? 'Edit the site' : 'Pages of the site')
