import { mockStore } from '#mocks/database/mockStore.ts'
import { writer } from '#tests/store/records.ts'
import { importCalls } from './importCalls.ts'
import { office, testApi } from './support.ts'

/** Opens a register with the division "Morning" of "First Batch", whose mentor has the code T-1, and the calls of its imports. */
export async function morningRegister() {
  const store = await mockStore({ accounts: [office] })
  const write = writer(() => store)
  const batch = await write.batch({ M02_Name: 'First Batch' })
  const mentor = await write.teacher({ M05_M02_BachId: batch.M02_BatchId, M05_UserCode: 'T-1' })
  await write.division({
    M11_Division_name: 'Morning',
    M11_Batch_id: batch.M02_BatchId,
    M11_M05_User_Id: mentor.M05_UserId,
  })
  const api = await testApi({ store })
  return { ...api, ...importCalls(api), batch, mentor }
}
