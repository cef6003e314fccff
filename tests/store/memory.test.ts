import { memoryStore } from '#server/store/memory/memoryStore.ts'
import { storeSuite } from './suite.ts'

storeSuite('memory', async () => memoryStore())
