import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StickyActions } from '@/design-system/components/StickyActions/StickyActions'

/** A visual viewport that is as high as the window until `resize`. */
class FakeViewport extends EventTarget {
  scale = 1
  offsetTop = 0
  height = window.innerHeight
  resize(change: Partial<Pick<FakeViewport, 'height' | 'scale'>>) {
    Object.assign(this, change)
    this.dispatchEvent(new Event('resize'))
  }
}

const readInset = () => document.documentElement.style.getPropertyValue('--keyboard-inset')

afterEach(() => {
  vi.unstubAllGlobals()
})

test('keeps the actions above the keyboard of a phone until they disappear', () => {
  const viewport = new FakeViewport()
  vi.stubGlobal('visualViewport', viewport)
  const { unmount } = render(<StickyActions>Save</StickyActions>)
  viewport.resize({ height: window.innerHeight - 300 })
  expect(readInset()).toBe('300px')
  viewport.resize({ height: window.innerHeight })
  expect(readInset()).toBe('0px')
  unmount()
  expect(readInset()).toBe('')
  viewport.resize({ height: 100 })
  expect(readInset()).toBe('')
})

test('does not move the actions of a zoomed page', () => {
  const viewport = new FakeViewport()
  vi.stubGlobal('visualViewport', viewport)
  render(<StickyActions>Save</StickyActions>)
  viewport.resize({ height: window.innerHeight / 2, scale: 2 })
  expect(readInset()).toBe('0px')
})
