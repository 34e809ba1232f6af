import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFirstRows } from '@/patterns/query-view/use-first-rows'

const rows = [1, 2, 3, 4, 5, 6, 7]

/** Renders a list, and returns the number of rows of each rendering. */
function recordRenderings(listRows: readonly number[], count?: number) {
  const counts: number[] = []
  renderHook(() => counts.push(useFirstRows(listRows, count).length))
  return counts
}

const mockPhone = (isPhone: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: query === 'not (min-width: 768px)' && isPhone }) as MediaQueryList,
    )

test('on a phone, a list begins with four rows, and then has all', () => {
  mockPhone(true)
  expect(recordRenderings(rows)).toEqual([4, 7])
})

test('a list of low rows can begin with more', () => {
  mockPhone(true)
  expect(recordRenderings(rows, 6)).toEqual([6, 7])
})

test('on a wide screen, and on a phone if there are few rows, a list begins with all rows', () => {
  mockPhone(false)
  expect(recordRenderings(rows)).toEqual([7])
  mockPhone(true)
  expect(recordRenderings(rows.slice(0, 4))).toEqual([4])
})
