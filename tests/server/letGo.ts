import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** libsql lets go of a closed database once its statements are collected; a command does it by its end. */
export async function letGo() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
}
