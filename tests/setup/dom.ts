import { clearTimeout as clearNodeTimeout, setTimeout as setNodeTimeout } from 'node:timers'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// On a developer's machine, the timeout is short, so that failures appear soon. In CI, the timeout is long, because a busy
// machine can delay a test.
configure({ asyncUtilTimeout: process.env.CI ? 15_000 : 4_000 })

afterEach(cleanup)

const frameMs = 16

/*
 * If a test requests an animation frame while the timers are fake, jsdom runs no more frames in that test file. So the two
 * functions below replace those of jsdom. They use the timers of Node, which stay real.
 */
window.requestAnimationFrame = (callback) =>
  Number(setNodeTimeout(() => callback(performance.now()), frameMs))
window.cancelAnimationFrame = (frame) => clearNodeTimeout(frame)

/*
 * Replacements for browser functions that jsdom lacks. The fake dialog only opens, moves the focus, and closes, also by
 * Escape; the end-to-end tests check the focus, layout and top layer of the real dialog in a browser.
 */
const modalDialogs = new Set<HTMLDialogElement>()
HTMLDialogElement.prototype.show = function show() {
  this.setAttribute('open', '')
}
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '')
  modalDialogs.add(this)
  this.querySelector<HTMLElement>('[autofocus]')?.focus()
}
HTMLDialogElement.prototype.close = function close(returnValue?: string) {
  modalDialogs.delete(this)
  if (!this.open) return
  if (returnValue !== undefined) this.returnValue = returnValue
  this.removeAttribute('open')
  this.dispatchEvent(new Event('close'))
}

window.addEventListener('keydown', ({ key, defaultPrevented }) => {
  if (key !== 'Escape' || defaultPrevented) return
  const dialog = [...modalDialogs].findLast(({ isConnected }) => isConnected)
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
})

// Node's `createObjectURL` rejects the files of jsdom.
URL.createObjectURL = () => 'blob:file'
URL.revokeObjectURL = () => {}

class FakeResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= FakeResizeObserver

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
