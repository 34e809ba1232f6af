import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Combobox } from '@/design-system/components/Combobox/Combobox'
import { manyOptions } from '@/design-system/specimen'
import {
  findActiveOption,
  findList,
  findOption,
  labels,
  type Props,
  readOptionNames,
  renderCombobox,
  residentOptions,
} from './combobox-field'

test('renders only some of 5000 options, announces the number of all options, and renders more after PageDown', async () => {
  const { user, input } = renderCombobox({ options: manyOptions })
  await user.click(input)
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(100)
  expect(findOption('Option 1')).toHaveAttribute('aria-setsize', '5000')
  expect(screen.getByRole('status')).toHaveTextContent('5000 found')
  for (let page = 0; page < 15; page++) await user.keyboard('{PageDown}')
  expect(findActiveOption()).toHaveAccessibleName('Option 150')
})

test('shows the `valueLabel` if no option has the value', () => {
  const { input } = renderCombobox({ options: [], valueLabel: 'Former resident' }, '99')
  expect(input).toHaveValue('Former resident')
})

test('offers to create an option from a typed text that matches no option', async () => {
  const onCreate = vi.fn()
  const { user, input } = renderCombobox({ create: { label: (text) => `Add “${text}”`, onCreate } })
  await user.click(input)
  expect(screen.queryByRole('option', { name: /Add/ })).not.toBeInTheDocument()
  await user.keyboard(' Zoe ')
  expect(readOptionNames()).toEqual(['Add “Zoe”'])
  expect(findActiveOption()).toBeNull()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onCreate.mock.calls).toEqual([['Zoe']])
  expect(findList()).not.toBeInTheDocument()
  expect(input).toHaveValue('')
})

test('does not offer to create an option if an option has the typed text as its label', async () => {
  const { user } = renderCombobox({ create: { label: (text) => `Add “${text}”`, onCreate: () => {} } })
  await user.tab()
  await user.keyboard('ana gomez')
  expect(readOptionNames()).toEqual(['Ana Gómez Lot 12'])
})

afterEach(() => vi.useRealTimers())

/**
 * Renders a combobox that searches on a server, and installs fake timers. `showSearch` renders the combobox again with the
 * results, the loading state or the failure of a search.
 */
function renderServerSearch(initial = '') {
  vi.useFakeTimers()
  const onSearch = vi.fn()
  const onChange = vi.fn()
  const onRetry = vi.fn()
  const buildCombobox = (search: Pick<Props, 'options' | 'isLoading' | 'failure'>) => (
    <Combobox
      label="Resident"
      name="resident"
      labels={labels}
      options={[]}
      value={initial}
      onChange={(chosenValue) => onChange(chosenValue)}
      onSearch={onSearch}
      onRetry={onRetry}
      delay={300}
      {...search}
    />
  )
  const { rerender } = render(buildCombobox({ options: residentOptions }))
  const input = screen.getByRole('combobox')
  return {
    input,
    onSearch,
    onChange,
    onRetry,
    showSearch: (search: Parameters<typeof buildCombobox>[0]) => rerender(buildCombobox(search)),
    type: (text: string) => fireEvent.change(input, { target: { value: text } }),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  }
}

test('searches when the whole delay has passed since the last typed letter, and shows the results', () => {
  const { onSearch, showSearch, type, wait } = renderServerSearch()
  type('g')
  wait(299)
  type(' go ')
  wait(299)
  expect(onSearch).not.toHaveBeenCalled()
  wait(1)
  expect(onSearch.mock.calls).toEqual([['go']])
  showSearch({ options: [{ value: '8', label: 'Gómez, Eva' }] })
  expect(readOptionNames()).toEqual(['Gómez, Eva'])
})

test('Enter chooses no option until the results for the typed text are shown', () => {
  const { input, onChange, showSearch, type, wait } = renderServerSearch()
  type('go')
  fireEvent.keyDown(input, { key: 'Enter' })
  wait(300)
  showSearch({ options: residentOptions, isLoading: true })
  expect(screen.getByRole('status')).toHaveTextContent('Searching')
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onChange).not.toHaveBeenCalled()
  showSearch({ options: residentOptions.slice(1) })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onChange.mock.calls).toEqual([['2']])
})

test('when Escape closes the list, searches with an empty text', () => {
  const { input, onSearch, type, wait } = renderServerSearch()
  type('go')
  wait(300)
  fireEvent.keyDown(input, { key: 'Escape' })
  wait(0)
  // The next opening must show all options.
  expect(onSearch.mock.calls).toEqual([['go'], ['']])
})

test('announces a failed search, and has a retry button that calls `onRetry` and focuses the text box', async () => {
  const { input, onRetry, showSearch, type, wait } = renderServerSearch()
  act(() => input.focus())
  type('go')
  wait(300)
  showSearch({ failure: 'It could not be searched' })
  expect(screen.getByRole('status')).toHaveTextContent('It could not be searched')
  vi.useRealTimers()
  const user = userEvent.setup()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(onRetry).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(input).toHaveFocus())
  expect(input).toHaveValue('go')
})
