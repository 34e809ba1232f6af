import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOpenEntry } from '@/features/submissions/form/use-open-entry'

const renderOpenEntry = () => renderHook(() => useOpenEntry()).result
const readSelection = ({ current: { state } }: ReturnType<typeof renderOpenEntry>) => ({
  page: state.page,
  open: state.openIndex,
})

test('opens the fields of a worker, and switches to the page that has the worker', () => {
  const result = renderOpenEntry()
  expect(readSelection(result)).toEqual({ page: 1, open: undefined })
  act(() => result.current.state.show(9))
  expect(readSelection(result)).toEqual({ page: 1, open: 9 })
  act(() => result.current.state.show(10))
  expect(readSelection(result)).toEqual({ page: 2, open: 10 })
  act(() => result.current.state.close())
  expect(readSelection(result)).toEqual({ page: 2, open: undefined })
  expect(result.current.state.closedIndex).toBe(10)
})

test('closes the fields when the page changes', () => {
  const result = renderOpenEntry()
  act(() => result.current.state.show(3))
  act(() => result.current.state.setPage(2))
  expect(readSelection(result)).toEqual({ page: 2, open: undefined })
})

test('opens the entry that contains the named field, and ignores other names', () => {
  const result = renderOpenEntry()
  act(() => result.current.reveal('entries.499.attachments'))
  expect(readSelection(result)).toEqual({ page: 50, open: 499 })
  for (const name of ['observations', 'entries', 'entries.x.from', '']) act(() => result.current.reveal(name))
  expect(readSelection(result)).toEqual({ page: 50, open: 499 })
})

test('lowers the open index when an earlier entry is removed, and closes a removed entry', () => {
  const result = renderOpenEntry()
  act(() => result.current.state.show(5))
  act(() => result.current.state.shiftAfterRemoval(7))
  expect(readSelection(result).open).toBe(5)
  act(() => result.current.state.shiftAfterRemoval(2))
  expect(readSelection(result).open).toBe(4)
  act(() => result.current.state.shiftAfterRemoval(4))
  expect(readSelection(result).open).toBeUndefined()
})

test('raises the open index when an earlier entry is put back', () => {
  const result = renderOpenEntry()
  act(() => result.current.state.shiftAfterInsertion(0))
  expect(readSelection(result).open).toBeUndefined()
  act(() => result.current.state.show(5))
  act(() => result.current.state.shiftAfterInsertion(6))
  expect(readSelection(result).open).toBe(5)
  act(() => result.current.state.shiftAfterInsertion(5))
  expect(readSelection(result).open).toBe(6)
})

test('closes a restored entry, and leaves another entry open', () => {
  const result = renderOpenEntry()
  act(() => result.current.state.show(5))
  act(() => result.current.state.restore(3))
  expect(readSelection(result).open).toBe(5)
  expect(result.current.state.closedIndex).toBe(3)
  act(() => result.current.state.restore(5))
  expect(readSelection(result)).toEqual({ page: 1, open: undefined })
  expect(result.current.state.closedIndex).toBe(5)
})
