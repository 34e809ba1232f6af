import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { getInsideHeight, useInsideHeight } from '@/features/today/inside-height'
import { runEarlyScript } from '@/hosting/early-script'

afterEach(() => {
  vi.unstubAllGlobals()
  window.portalRequests = undefined
})

test.each([
  { total: 0, height: 'calc(0.25rem + 4rem * 1)' },
  { total: 1, height: 'calc(0.25rem + 4rem * 2)' },
  { total: 2, height: 'calc(0.25rem + 4rem * 3)' },
  { total: 500, height: 'calc(0.25rem + 4rem * 3)' },
])('keeps room for one person more on the visit after one with $total people inside', ({ total, height }) => {
  const { result } = renderHook(() => useInsideHeight(total))
  expect(result.current).toBe('calc(0.25rem + 4rem * var(--inside-rows, 3))')
  expect(getInsideHeight()).toBe(height)
})

test('keeps the height during a visit, and stores nothing before the people are read', () => {
  const { result, rerender } = renderHook(({ total }) => useInsideHeight(total), {
    initialProps: { total: undefined as number | undefined },
  })
  const height = result.current
  expect(getInsideHeight()).toBe(height)
  rerender({ total: 0 })
  expect(result.current).toBe(height)
  expect(getInsideHeight()).not.toBe(height)
})

/** Runs the early script of the home. Returns the number of rows that it sets for the HTML of the page. */
function readEarlyRows() {
  vi.stubGlobal('fetch', async () => Response.json({}))
  const page = document.createElement('div')
  runEarlyScript(page)
  return page.style.getPropertyValue('--inside-rows')
}

test('the HTML of the page has the same height, before the portal has loaded', () => {
  localStorage.setItem('portal.insideRows', '2')
  expect(readEarlyRows()).toBe('2')
  expect(getInsideHeight()).toBe('calc(0.25rem + 4rem * 2)')
})

test.each(['', '0', '4', '1rem', 'null'])('ignores the stored text %j', (text) => {
  localStorage.setItem('portal.insideRows', text)
  expect(readEarlyRows()).toBe('')
  expect(getInsideHeight()).toBe('calc(0.25rem + 4rem * var(--inside-rows, 3))')
})
