import * as z from 'zod/mini'

// Otherwise Zod tries `new Function`, which violates the content security policy. Must run before any schema
// is created.
z.config({ jitless: true })
