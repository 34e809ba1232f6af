import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from '@/design-system/components/SearchField/SearchField'
import { StatefulSpecimen } from '@/design-system/specimen'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const commonProps = { label: 'Search', name: 'search', clearLabel: 'Clear', delay: 300, maxLength: 100 }
const findSearchBox = () => screen.getByRole('searchbox', { name: 'Search' })
const changeText = (text: string) => fireEvent.change(findSearchBox(), { target: { value: text } })
const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

const renderField = (initial = '') => {
  const onSearch = vi.fn()
  const view = render(
    <StrictMode>
      <StatefulSpecimen initial={initial}>
        {(value, setValue) => (
          <>
            <SearchField
              {...commonProps}
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
      </StatefulSpecimen>
    </StrictMode>,
  )
  return { ...view, onSearch }
}

test('searches once, when the delay has passed since the last typed letter', () => {
  const { onSearch } = renderField()
  changeText('J')
  advanceTime(299)
  changeText('Ju')
  advanceTime(299)
  expect(onSearch).not.toHaveBeenCalled()
  advanceTime(1)
  expect(onSearch.mock.calls).toEqual([['Ju']])
  advanceTime(5000)
  expect(onSearch).toHaveBeenCalledOnce()
})

test('shows the normalized text, and searches for the normalized text', () => {
  const onSearch = vi.fn()
  render(
    <SearchField
      {...commonProps}
      value=""
      onSearch={onSearch}
      normalize={(text) => text.replace(/\s/g, '').toUpperCase()}
    />,
  )
  changeText('ab 1')
  expect(findSearchBox()).toHaveValue('AB1')
  advanceTime(300)
  expect(onSearch.mock.calls).toEqual([['AB1']])
})

test('does not search on the first rendering', () => {
  const { onSearch } = renderField('Juana')
  advanceTime(5000)
  expect(onSearch).not.toHaveBeenCalled()
  expect(findSearchBox()).toHaveValue('Juana')
})

test('does not search if the user restores the text of the last search during the delay', () => {
  const { onSearch } = renderField('Ju')
  changeText('Jua')
  advanceTime(100)
  changeText('Ju')
  advanceTime(300)
  expect(onSearch).not.toHaveBeenCalled()
})

test('Enter searches at once, but not again for the same text, and does not submit the form', () => {
  const { onSearch } = renderField()
  changeText('Ana')
  const isDefaultAllowed = fireEvent.keyDown(findSearchBox(), { key: 'Enter' })
  expect(isDefaultAllowed).toBe(false)
  expect(onSearch.mock.calls).toEqual([['Ana']])
  fireEvent.keyDown(findSearchBox(), { key: 'Enter' })
  advanceTime(5000)
  expect(onSearch).toHaveBeenCalledOnce()
})

test('the clear button clears the text, searches for the empty text, focuses the search box and disappears', () => {
  const { onSearch } = renderField('Ana')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(findSearchBox()).toHaveValue('')
  expect(findSearchBox()).toHaveFocus()
  expect(onSearch.mock.calls).toEqual([['']])
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
})

test('cancels a pending search when the user presses the clear button', () => {
  const { onSearch } = renderField()
  changeText('Ana')
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  advanceTime(5000)
  expect(onSearch).not.toHaveBeenCalled()
})

test('cancels a pending search on unmount', () => {
  const { onSearch, unmount } = renderField()
  changeText('Ana')
  unmount()
  advanceTime(5000)
  expect(onSearch).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('if the parent passes a new text, shows this text and cancels the pending search', () => {
  const { onSearch } = renderField('Ana')
  changeText('Anab')
  fireEvent.click(screen.getByRole('button', { name: 'All filters off' }))
  expect(findSearchBox()).toHaveValue('')
  advanceTime(5000)
  expect(onSearch).not.toHaveBeenCalled()
})

test('if the parent passes the text of an earlier search, keeps the typed text', () => {
  const onSearch = vi.fn()
  const buildField = (value: string) => <SearchField {...commonProps} value={value} onSearch={onSearch} />
  const { rerender } = render(buildField(''))
  changeText('a')
  advanceTime(300)
  changeText('ab')
  advanceTime(300)
  changeText('abc')
  rerender(buildField('a'))
  expect(findSearchBox()).toHaveValue('abc')
  rerender(buildField('ab'))
  expect(findSearchBox()).toHaveValue('abc')
  advanceTime(300)
  expect(onSearch.mock.calls).toEqual([['a'], ['ab'], ['abc']])
})

test('after the delay, calls the `onSearch` of the last rendering', () => {
  const firstOnSearch = vi.fn()
  const secondOnSearch = vi.fn()
  const { rerender } = render(<SearchField {...commonProps} value="" onSearch={firstOnSearch} />)
  changeText('a')
  advanceTime(200)
  rerender(<SearchField {...commonProps} value="" onSearch={secondOnSearch} />)
  advanceTime(100)
  expect(firstOnSearch).not.toHaveBeenCalled()
  expect(secondOnSearch).toHaveBeenCalledWith('a')
})

test('does not search by Enter during an IME composition', () => {
  const { onSearch } = renderField()
  changeText('a')
  fireEvent.keyDown(findSearchBox(), { key: 'Enter', isComposing: true })
  expect(onSearch).not.toHaveBeenCalled()
})
