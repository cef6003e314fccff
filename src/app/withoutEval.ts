import * as z from 'zod/mini'

// Zod would try `new Function`, which the content security policy refuses and reports. Before any schema is made.
z.config({ jitless: true })
