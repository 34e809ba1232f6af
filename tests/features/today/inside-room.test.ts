import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getInsideHeight, useInsideHeight } from '@/features/today/inside-room'

test.each([
  { total: 0, height: 'calc(1rem + 4rem * 1)' },
  { total: 1, height: 'calc(1rem + 4rem * 2)' },
  { total: 2, height: 'calc(1rem + 4rem * 3)' },
  { total: 500, height: 'calc(1rem + 4rem * 3)' },
])('keeps room for one person more on the visit after one with $total people inside', ({ total, height }) => {
  const { result } = renderHook(() => useInsideHeight(total))
  expect(result.current).toBe('calc(1rem + 4rem * var(--inside-room, 3))')
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

test.each(['', '0', '4', '1rem', 'null'])('ignores the stored text %j', (text) => {
  localStorage.setItem('portal.insideRoom', text)
  expect(getInsideHeight()).toBe('calc(1rem + 4rem * var(--inside-room, 3))')
})
