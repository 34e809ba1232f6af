import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

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
