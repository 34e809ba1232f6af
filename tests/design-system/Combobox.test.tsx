import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Combobox } from '@/design-system/components/Combobox/Combobox'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { Live } from '@/design-system/Live'
import { thousands } from '@/design-system/nonsense'

const lots = [
  { value: '1', label: 'Ana Gómez', description: 'Lot 12' },
  { value: '2', label: 'Juana Pérez', description: 'Lot 7' },
  { value: '3', label: 'Closed lot', disabled: true },
  { value: '4', label: 'Martín Ñandú' },
]
const words = {
  open: 'Show the list',
  clear: 'Clear',
  loading: 'Searching',
  empty: 'Nobody found',
  retry: 'Try again',
  count: (count: number) => `${count} found`,
}

type Props = Partial<ComponentProps<typeof Combobox>>

const draw = (props: Props = {}, initial = '') => {
  const onChange = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const drawn = render(
    <form onSubmit={onSubmit}>
      <Live initial={initial}>
        {(value, setValue) => (
          <Combobox
            label="Resident"
            name="resident"
            words={words}
            options={lots}
            {...props}
            value={value}
            onChange={(chosen) => {
              onChange(chosen)
              setValue(chosen)
            }}
          />
        )}
      </Live>
      <button type="submit">Send</button>
    </form>,
  )
  return {
    ...drawn,
    user: userEvent.setup(),
    onChange,
    onSubmit,
    input: screen.getByRole('combobox', { name: 'Resident' }),
  }
}

const option = (name: string) => screen.getByRole('option', { name })
const optionNames = () => screen.getAllByRole('option').map((one) => one.textContent)
const list = () => screen.queryByRole('listbox', { name: 'Resident' })
/** What the keyboard is on: the focus itself stays in the text. */
const active = () => {
  const id = screen.getByRole('combobox', { name: 'Resident' }).getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)
}

test('closed, it is a text box that says so and shows the chosen one', () => {
  const { input } = draw({}, '2')
  expect(input).toHaveValue('Juana Pérez')
  expect(input).toHaveAttribute('aria-expanded', 'false')
  expect(input).toHaveAttribute('aria-autocomplete', 'list')
  expect(input).not.toHaveAttribute('aria-controls')
  expect(list()).not.toBeInTheDocument()
})

test('a press opens all of them, and a press on one chooses it and closes the list', async () => {
  const { user, input, onChange } = draw({}, '1')
  await user.click(input)
  expect(optionNames()).toEqual(['Ana Gómez Lot 12', 'Juana Pérez Lot 7', 'Closed lot', 'Martín Ñandú'])
  expect(input).toHaveAttribute('aria-expanded', 'true')
  expect(input).toHaveAttribute('aria-controls', list()?.id)
  expect(option('Ana Gómez Lot 12')).toHaveAttribute('aria-selected', 'true')
  await user.click(option('Juana Pérez Lot 7'))
  expect(onChange.mock.calls).toEqual([['2']])
  expect(input).toHaveValue('Juana Pérez')
  expect(input).toHaveFocus()
  expect(list()).not.toBeInTheDocument()
})

/** The keys of the combobox pattern: what is pressed, from where, and which option is active then. */
test.each([
  ['{ArrowDown}', '', 'Ana Gómez Lot 12'],
  ['{ArrowUp}', '', 'Martín Ñandú'],
  ['{ArrowDown}', '2', 'Juana Pérez Lot 7'],
  ['{ArrowDown}{ArrowDown}', '', 'Juana Pérez Lot 7'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', '', 'Martín Ñandú'],
  ['{ArrowDown}{ArrowUp}', '', 'Ana Gómez Lot 12'],
  ['{ArrowUp}{ArrowUp}', '', 'Juana Pérez Lot 7'],
  ['{ArrowDown}{PageDown}', '', 'Martín Ñandú'],
  ['{ArrowUp}{PageUp}', '', 'Ana Gómez Lot 12'],
  ['mar', '', 'Martín Ñandú'],
])('%s with “%s” chosen leads to %s', async (keys, initial, expected) => {
  const { user, input } = draw({}, initial)
  await user.tab()
  expect(input).toHaveFocus()
  expect(list()).not.toBeInTheDocument()
  await user.keyboard(keys)
  expect(active()).toBe(option(expected))
  expect(input).toHaveFocus()
})

test('Alt and the arrow down opens without moving, Alt and the arrow up closes', async () => {
  const { user } = draw()
  await user.tab()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(list()).toBeVisible()
  expect(active()).toBeNull()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(list()).not.toBeInTheDocument()
})

test('typing narrows the list down, the first match is chosen by Enter, and the form is not sent', async () => {
  const { user, onChange, onSubmit, input } = draw()
  await user.tab()
  await user.keyboard('perez')
  expect(optionNames()).toEqual(['Juana Pérez Lot 7'])
  expect(screen.getByRole('status')).toHaveTextContent('1 found')
  await user.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['2']])
  expect(input).toHaveValue('Juana Pérez')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('Escape closes the list and takes the typing back', async () => {
  const { user, onChange, input } = draw({}, '1')
  await user.click(input)
  await user.keyboard('mar{Escape}')
  expect(list()).not.toBeInTheDocument()
  expect(input).toHaveValue('Ana Gómez')
  expect(onChange).not.toHaveBeenCalled()
})

test('leaving with a text that names none brings the chosen one back', async () => {
  const onBlur = vi.fn()
  const { user, onChange, input } = draw({ onBlur }, '1')
  await user.tab()
  await user.keyboard('zzz')
  expect(screen.getByRole('status')).toHaveTextContent('Nobody found')
  expect(input).toHaveAttribute('aria-expanded', 'false')
  await user.tab()
  expect(input).toHaveValue('Ana Gómez')
  expect(onChange).not.toHaveBeenCalled()
  expect(onBlur).toHaveBeenCalledTimes(1)
})

test('leaving with the whole name of one chooses it', async () => {
  const { user, onChange } = draw()
  await user.tab()
  await user.keyboard('juana perez')
  await user.tab()
  expect(onChange.mock.calls).toEqual([['2']])
})

test('an emptied text is nothing chosen', async () => {
  const { user, onChange, input } = draw({}, '1')
  await user.clear(input)
  expect(onChange.mock.calls).toEqual([['']])
  await user.tab()
  expect(input).toHaveValue('')
})

test('the clear button empties it and leaves focus in the text', async () => {
  const { user, onChange, input } = draw({}, '1')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange.mock.calls).toEqual([['']])
  expect(input).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
})

test('the arrow opens and closes the list; by Tab the field is one stop', async () => {
  const { user, input } = draw({}, '1')
  const arrow = screen.getByRole('button', { name: 'Show the list' })
  await user.click(arrow)
  expect(list()).toBeVisible()
  expect(input).toHaveFocus()
  await user.click(arrow)
  expect(list()).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
})

test('a disabled option is not chosen', async () => {
  const { user, input, onChange } = draw()
  await user.click(input)
  expect(option('Closed lot')).toHaveAttribute('aria-disabled', 'true')
  await user.click(option('Closed lot'))
  expect(onChange).not.toHaveBeenCalled()
})

test('hint and error describe it, and a form finds it when it is invalid', () => {
  const { input, container } = draw({ hint: 'Who lives there.', error: 'Choose one', required: true })
  expect(input).toHaveAccessibleDescription('Who lives there. Choose one')
  expect(input).toBeInvalid()
  expect(input).toHaveAttribute('aria-required', 'true')
  expect(focusFirstInvalid(container)).toBe(true)
  expect(input).toHaveFocus()
})

test('disabled, it opens nothing', async () => {
  const { user, input } = draw({ disabled: true }, '1')
  await user.click(input)
  expect(list()).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
})

test('of thousands a part is drawn, their number is told, and the arrows go beyond', async () => {
  const { user, input } = draw({ options: thousands })
  await user.click(input)
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(100)
  expect(option('Option 1')).toHaveAttribute('aria-setsize', '5000')
  expect(screen.getByRole('status')).toHaveTextContent('5000 found')
  for (let page = 0; page < 15; page++) await user.keyboard('{PageDown}')
  expect(active()).toHaveAccessibleName('Option 150')
})

test('Escape in a dialog closes the list and not the dialog', async () => {
  const onClose = vi.fn()
  render(
    <Dialog open title="Move" closeLabel="Close" onClose={onClose}>
      <Combobox label="Resident" name="r" words={words} options={lots} value="" onChange={() => {}} />
    </Dialog>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox'))
  expect(within(screen.getByRole('dialog')).getByRole('listbox')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(list()).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('what the options do not name is shown by the words given for it', () => {
  const { input } = draw({ options: [], valueLabel: 'Somebody of before' }, '99')
  expect(input).toHaveValue('Somebody of before')
})

test('what is created is the text that found nothing', async () => {
  const onCreate = vi.fn()
  const { user, input } = draw({ create: { label: (text) => `Add “${text}”`, onCreate } })
  await user.click(input)
  expect(screen.queryByRole('option', { name: /Add/ })).not.toBeInTheDocument()
  await user.keyboard(' Zoe ')
  expect(optionNames()).toEqual(['Add “Zoe”'])
  expect(active()).toBeNull()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onCreate.mock.calls).toEqual([['Zoe']])
  expect(list()).not.toBeInTheDocument()
  expect(input).toHaveValue('')
})

test('the name of one that is there is not offered for creation', async () => {
  const { user } = draw({ create: { label: (text) => `Add “${text}”`, onCreate: () => {} } })
  await user.tab()
  await user.keyboard('ana gomez')
  expect(optionNames()).toEqual(['Ana Gómez Lot 12'])
})

afterEach(() => vi.useRealTimers())

/** A server in the place of the list: what was asked, and the answer of now. */
function drawServer(initial = '') {
  vi.useFakeTimers()
  const onSearch = vi.fn()
  const onChange = vi.fn()
  const onRetry = vi.fn()
  const withAnswer = (answer: Pick<Props, 'options' | 'isLoading' | 'failure'>) => (
    <Combobox
      label="Resident"
      name="resident"
      words={words}
      options={[]}
      value={initial}
      onChange={(chosen) => onChange(chosen)}
      onSearch={onSearch}
      onRetry={onRetry}
      delay={300}
      {...answer}
    />
  )
  const { rerender } = render(withAnswer({ options: lots }))
  const input = screen.getByRole('combobox')
  return {
    input,
    onSearch,
    onChange,
    onRetry,
    answer: (answer: Parameters<typeof withAnswer>[0]) => rerender(withAnswer(answer)),
    type: (text: string) => fireEvent.change(input, { target: { value: text } }),
    wait: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
  }
}

test('it searches once the typing stops, and what it gets is shown as it comes', () => {
  const { onSearch, answer, type, wait } = drawServer()
  type('g')
  wait(299)
  type(' go ')
  wait(299)
  expect(onSearch).not.toHaveBeenCalled()
  wait(1)
  expect(onSearch.mock.calls).toEqual([['go']])
  answer({ options: [{ value: '8', label: 'By another name' }] })
  expect(optionNames()).toEqual(['By another name'])
})

test('what was found for an older text is not chosen by Enter', () => {
  const { input, onChange, answer, type, wait } = drawServer()
  type('go')
  fireEvent.keyDown(input, { key: 'Enter' })
  wait(300)
  answer({ options: lots, isLoading: true })
  expect(screen.getByRole('status')).toHaveTextContent('Searching')
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onChange).not.toHaveBeenCalled()
  answer({ options: lots.slice(1) })
  fireEvent.keyDown(input, { key: 'Enter' })
  expect(onChange.mock.calls).toEqual([['2']])
})

test('closed again, the next list is the whole one', () => {
  const { input, onSearch, type, wait } = drawServer()
  type('go')
  wait(300)
  fireEvent.keyDown(input, { key: 'Escape' })
  wait(0)
  expect(onSearch.mock.calls).toEqual([['go'], ['']])
})

test('a failure says so in the list and can be tried again without losing the place', async () => {
  const { input, onRetry, answer, type, wait } = drawServer()
  act(() => input.focus())
  type('go')
  wait(300)
  answer({ failure: 'It could not be searched' })
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
