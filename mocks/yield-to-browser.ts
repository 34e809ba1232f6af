import type { Pause } from './db/pause.ts'

/** Waits for a message, so that the browser can render in the meantime. A timer would wait longer. */
export const yieldToBrowser: Pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
