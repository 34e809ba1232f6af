import { setTimeout as afterMs, clearTimeout as clearFrame } from 'node:timers'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// A developer sees a failure within seconds; a loaded machine of CI may take longer. Waiting ends as soon as it succeeds.
configure({ asyncUtilTimeout: process.env.CI ? 15_000 : 4_000 })

afterEach(cleanup)

/*
 * Frames come whatever is done to the clock: jsdom's own never come again in a file whose timers were false when one was
 * asked for.
 */
window.requestAnimationFrame = (callback) => Number(afterMs(() => callback(performance.now()), 16))
window.cancelAnimationFrame = (frame) => clearFrame(frame)

/*
 * Files share what they import, but each has a page of its own: a frame that was asked for and does not come before its
 * page goes would be waited for in all later ones.
 */
afterAll(() => {
  vi.useRealTimers()
  return new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve())
  })
})

/*
 * What jsdom lacks and a browser has. Focus, layout and the top layer are proved in a real browser by the end-to-end
 * suite; here a dialog only has to open, close and say so.
 */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal
HTMLDialogElement.prototype.close = function close(returnValue?: string) {
  if (!this.open) return
  if (returnValue !== undefined) this.returnValue = returnValue
  this.removeAttribute('open')
  this.dispatchEvent(new Event('close'))
}

// A picture of this device has an address while it is shown. Node's own does not take the page's files.
URL.createObjectURL = () => 'blob:file'
URL.revokeObjectURL = () => {}

class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizes

window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})
Element.prototype.scrollIntoView ??= () => {}
window.scrollTo = () => {}
