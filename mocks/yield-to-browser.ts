import type { Pause } from './db/pause.ts'

/** After a message the browser has drawn what it had to draw; a timer would wait longer each time. */
export const yieldToBrowser: Pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
