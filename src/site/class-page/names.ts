import { institute } from 'content:institute'

/** 'Kerala time'. */
export const placeTime = `${institute.place} time`

/** Attribute of the institute's clock: minutes since midnight when the page was made. */
export const NOW = 'data-minutes'
