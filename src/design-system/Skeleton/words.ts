/** SkeletonForm, for screen readers. */
export const skeletonWords = {
  loading: 'Loading',
}
