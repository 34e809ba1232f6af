import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Combobox } from '@/design-system/components/Combobox/Combobox'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import {
  findActiveOption,
  findList,
  findOption,
  labels,
  readOptionNames,
  renderCombobox,
  residentOptions,
} from './combobox-field'

test('while the list is closed, is marked as collapsed and shows the label of the value', () => {
  const { input } = renderCombobox({}, '2')
  expect(input).toHaveValue('Juana Pérez')
  expect(input).toHaveAttribute('aria-expanded', 'false')
  expect(input).toHaveAttribute('aria-autocomplete', 'list')
  expect(input).not.toHaveAttribute('aria-controls')
  expect(findList()).not.toBeInTheDocument()
})

test('opens the list of all options by a click; a click on an option chooses the option and closes the list', async () => {
  const { user, input, onChange } = renderCombobox({}, '1')
  await user.click(input)
  expect(readOptionNames()).toEqual(['Ana Gómez Lot 12', 'Juana Pérez Lot 7', 'Closed lot', 'Martín Ñandú'])
  expect(input).toHaveAttribute('aria-expanded', 'true')
  expect(input).toHaveAttribute('aria-controls', findList()?.id)
  expect(findOption('Ana Gómez Lot 12')).toHaveAttribute('aria-selected', 'true')
  await user.click(findOption('Juana Pérez Lot 7'))
  expect(onChange.mock.calls).toEqual([['2']])
  expect(input).toHaveValue('Juana Pérez')
  expect(input).toHaveFocus()
  expect(findList()).not.toBeInTheDocument()
})

/** Each row: the pressed keys, the value of the field, and the active option afterwards. */
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
])(
  'after the keys %s in a field with the value “%s”, the active option is %s',
  async (keys, initial, expected) => {
    const { user, input } = renderCombobox({}, initial)
    await user.tab()
    expect(input).toHaveFocus()
    expect(findList()).not.toBeInTheDocument()
    await user.keyboard(keys)
    expect(findActiveOption()).toBe(findOption(expected))
    expect(input).toHaveFocus()
  },
)

test('opens the list by Alt+ArrowDown without an active option, and closes the list by Alt+ArrowUp', async () => {
  const { user } = renderCombobox()
  await user.tab()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(findList()).toBeVisible()
  expect(findActiveOption()).toBeNull()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(findList()).not.toBeInTheDocument()
})

test('filters the options while typing, and chooses the first match by Enter without submitting the form', async () => {
  const { user, onChange, onSubmit, input } = renderCombobox()
  await user.tab()
  await user.keyboard('perez')
  expect(readOptionNames()).toEqual(['Juana Pérez Lot 7'])
  expect(screen.getByRole('status')).toHaveTextContent('1 found')
  await user.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['2']])
  expect(input).toHaveValue('Juana Pérez')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('Escape closes the list, discards the typed text and shows the label of the value', async () => {
  const { user, onChange, input } = renderCombobox({}, '1')
  await user.click(input)
  await user.keyboard('mar{Escape}')
  expect(findList()).not.toBeInTheDocument()
  expect(input).toHaveValue('Ana Gómez')
  expect(onChange).not.toHaveBeenCalled()
})

test('discards the typed text on blur if no option matches it, and shows the label of the value', async () => {
  const onBlur = vi.fn()
  const { user, onChange, input } = renderCombobox({ onBlur }, '1')
  await user.tab()
  await user.keyboard('zzz')
  expect(screen.getByRole('status')).toHaveTextContent('Nobody found')
  expect(input).toHaveAttribute('aria-expanded', 'false')
  await user.tab()
  expect(input).toHaveValue('Ana Gómez')
  expect(onChange).not.toHaveBeenCalled()
  expect(onBlur).toHaveBeenCalledTimes(1)
})

test('on blur, chooses the option whose whole label the user typed, even without capitals and accents', async () => {
  const { user, onChange } = renderCombobox()
  await user.tab()
  await user.keyboard('juana perez')
  await user.tab()
  expect(onChange.mock.calls).toEqual([['2']])
})

test('clears the value when the user clears the text', async () => {
  const { user, onChange, input } = renderCombobox({}, '1')
  await user.clear(input)
  expect(onChange.mock.calls).toEqual([['']])
  await user.tab()
  expect(input).toHaveValue('')
})

test('clears the value by the clear button, and focuses the text box', async () => {
  const { user, onChange, input } = renderCombobox({}, '1')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange.mock.calls).toEqual([['']])
  expect(input).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
})

test('opens the list at the chosen option, even in a long list', async () => {
  const options = Array.from({ length: 300 }, (_, index) => ({ value: `${index}`, label: `Lot ${index}` }))
  const { user, input } = renderCombobox({ options }, '250')
  await user.click(input)
  expect(findActiveOption()).toHaveTextContent('Lot 250')
})

test('opens and closes the list by the arrow button, which is no tab stop', async () => {
  const { user, input } = renderCombobox({}, '1')
  const arrow = screen.getByRole('button', { name: 'Show the list' })
  await user.click(arrow)
  expect(findList()).toBeVisible()
  expect(input).toHaveFocus()
  expect(arrow).toHaveAccessibleName('Hide the list')
  await user.click(arrow)
  expect(arrow).toHaveAccessibleName('Show the list')
  expect(findList()).not.toBeInTheDocument()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
})

test('does not choose a disabled option', async () => {
  const { user, input, onChange } = renderCombobox()
  await user.click(input)
  expect(findOption('Closed lot')).toHaveAttribute('aria-disabled', 'true')
  await user.click(findOption('Closed lot'))
  expect(onChange).not.toHaveBeenCalled()
})

test('has the hint and the error as description, and is invalid and required; `focusFirstInvalid` focuses the text box', () => {
  const { input, container } = renderCombobox({
    hint: 'By name or by lot.',
    error: 'Choose one',
    required: true,
  })
  expect(input).toHaveAccessibleDescription('By name or by lot. Choose one')
  expect(input).toBeInvalid()
  expect(input).toHaveAttribute('aria-required', 'true')
  expect(focusFirstInvalid(container)).toBe(true)
  expect(input).toHaveFocus()
})

test('does not open the list and has no clear button while the field is disabled', async () => {
  const { user, input } = renderCombobox({ disabled: true }, '1')
  await user.click(input)
  expect(findList()).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
})

test('the first Escape closes only the list, and the second Escape closes the dialog that contains the field', async () => {
  const onClose = vi.fn()
  render(
    <Dialog open title="Move" closeLabel="Close" onClose={onClose}>
      <Combobox
        label="Resident"
        name="r"
        labels={labels}
        options={residentOptions}
        value=""
        onChange={() => {}}
      />
    </Dialog>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox'))
  expect(within(screen.getByRole('dialog')).getByRole('listbox')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(findList()).not.toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
