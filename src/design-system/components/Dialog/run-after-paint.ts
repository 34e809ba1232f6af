const inputEvents = ['keydown', 'pointerdown'] as const

/** A call that waits for the next paint. After `finish` or `cancel`, both functions have no effect. */
export interface DelayedCall {
  /** Makes the call at once. */
  finish: () => void
  cancel: () => void
}

/** Calls `callback` after the next paint, or before the next press or key if that is earlier. */
export function runAfterPaint(callback: () => void): DelayedCall {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDone = false
  const cancel = () => {
    isDone = true
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    for (const name of inputEvents) window.removeEventListener(name, finish, true)
  }
  const finish = () => {
    if (isDone) return
    cancel()
    callback()
  }
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(finish)
  })
  for (const name of inputEvents) window.addEventListener(name, finish, true)
  return { finish, cancel }
}
