import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from '@/design-system/components/SearchField/SearchField'
import { Live } from '@/design-system/specimen'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const common = { label: 'Search', name: 'search', clearLabel: 'Clear', delay: 300, maxLength: 100 }
const box = () => screen.getByRole('searchbox', { name: 'Search' })
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const wait = (time: number) => act(() => vi.advanceTimersByTime(time))

const draw = (initial = '') => {
  const onSearch = vi.fn()
  const drawn = render(
    <StrictMode>
      <Live initial={initial}>
        {(value, setValue) => (
          <>
            <SearchField
              {...common}
              value={value}
              onSearch={(text) => {
                onSearch(text)
                setValue(text)
              }}
            />
            <button type="button" onClick={() => setValue('')}>
              All filters off
            </button>
          </>
        )}
      </Live>
    </StrictMode>,
  )
  return { ...drawn, onSearch }
}

test('searches once after the delay since the last typed letter', () => {
  const { onSearch } = draw()
  type('J')
  wait(299)
  type('Ju')
  wait(299)
  expect(onSearch).not.toHaveBeenCalled()
  wait(1)
  expect(onSearch.mock.calls).toEqual([['Ju']])
  wait(5000)
  expect(onSearch).toHaveBeenCalledOnce()
})

test('normalizes the typed and the searched text', () => {
  const onSearch = vi.fn()
  render(
    <SearchField
      {...common}
      value=""
      onSearch={onSearch}
      normalize={(text) => text.replace(/\s/g, '').toUpperCase()}
    />,
  )
  type('ab 1')
  expect(box()).toHaveValue('AB1')
  wait(300)
  expect(onSearch.mock.calls).toEqual([['AB1']])
})

test('does not search on the first rendering', () => {
  const { onSearch } = draw('Juana')
  wait(5000)
  expect(onSearch).not.toHaveBeenCalled()
  expect(box()).toHaveValue('Juana')
})

test('does not search the last searched text again', () => {
  const { onSearch } = draw('Ju')
  type('Jua')
  wait(100)
  type('Ju')
  wait(300)
  expect(onSearch).not.toHaveBeenCalled()
})

test('searches once at once by Enter, without submitting the form', () => {
  const { onSearch } = draw()
  type('Ana')
  const wasSent = fireEvent.keyDown(box(), { key: 'Enter' })
  expect(wasSent).toBe(false)
  expect(onSearch.mock.calls).toEqual([['Ana']])
  fireEvent.keyDown(box(), { key: 'Enter' })
  wait(5000)
  expect(onSearch).toHaveBeenCalledOnce()
})

test('clears the text, searches, focuses the box and disappears after a click on the clear button', () => {
  const { onSearch } = draw('Ana')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(box()).toHaveValue('')
  expect(box()).toHaveFocus()
  expect(onSearch.mock.calls).toEqual([['']])
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
})

test('cancels a pending search when the text is cleared', () => {
  const { onSearch } = draw()
  type('Ana')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  wait(5000)
  expect(onSearch).not.toHaveBeenCalled()
})

test('cancels a pending search on unmount', () => {
  const { onSearch, unmount } = draw()
  type('Ana')
  unmount()
  wait(5000)
  expect(onSearch).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('replaces the typed text and cancels its search for a value from the parent', () => {
  const { onSearch } = draw('Ana')
  type('Anab')
  fireEvent.click(screen.getByRole('button', { name: 'All filters off' }))
  expect(box()).toHaveValue('')
  wait(5000)
  expect(onSearch).not.toHaveBeenCalled()
})

test('keeps newer typed text when the parent passes an earlier search', () => {
  const onSearch = vi.fn()
  const element = (value: string) => <SearchField {...common} value={value} onSearch={onSearch} />
  const { rerender } = render(element(''))
  type('a')
  wait(300)
  type('ab')
  wait(300)
  type('abc')
  rerender(element('a'))
  expect(box()).toHaveValue('abc')
  rerender(element('ab'))
  expect(box()).toHaveValue('abc')
  wait(300)
  expect(onSearch.mock.calls).toEqual([['a'], ['ab'], ['abc']])
})

test('calls the current onSearch', () => {
  const early = vi.fn()
  const late = vi.fn()
  const { rerender } = render(<SearchField {...common} value="" onSearch={early} />)
  type('a')
  wait(200)
  rerender(<SearchField {...common} value="" onSearch={late} />)
  wait(100)
  expect(early).not.toHaveBeenCalled()
  expect(late).toHaveBeenCalledWith('a')
})

test('does not search by Enter during a composition', () => {
  const { onSearch } = draw()
  type('a')
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
  expect(onSearch).not.toHaveBeenCalled()
})
