import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { MultiSelect } from '@/design-system/components/MultiSelect/MultiSelect'
import { manyOptions, StatefulSpecimen } from '@/design-system/specimen'

const options = [
  { value: 'pool', label: 'Pool' },
  { value: 'garden', label: 'Garden' },
  { value: 'roof', label: 'Roof', disabled: true },
  { value: 'paint', label: 'Painting' },
]
const labels = {
  open: 'Show the list',
  close: 'Hide the list',
  clear: 'Clear all',
  loading: 'Searching',
  empty: 'Nothing found',
  retry: 'Try again',
  count: (count: number) => `${count} found`,
  chosenLabel: 'Chosen trades',
  remove: (label: string) => `Remove ${label}`,
  removedMessage: (label: string) => `${label} was removed`,
  moreLabel: (count: number) => `and ${count} more`,
  chooseAll: 'All of them',
  chooseNone: 'None of them',
}

type Props = Partial<ComponentProps<typeof MultiSelect>>

const renderMultiSelect = (props: Props = {}, initial: string[] = []) => {
  const onChange = vi.fn()
  const createTree = (currentProps: Props) => (
    <>
      <StatefulSpecimen initial={initial}>
        {(value, setValue) => (
          <MultiSelect
            label="Trades"
            name="trades"
            labels={labels}
            options={options}
            {...currentProps}
            value={value}
            onChange={(chosenValues) => {
              onChange(chosenValues)
              setValue(chosenValues)
            }}
          />
        )}
      </StatefulSpecimen>
      <button type="button">Next</button>
    </>
  )
  const { rerender, ...view } = render(createTree(props))
  return {
    ...view,
    /** Replaces the props, and keeps the state of the field. */
    changeProps: (newProps: Props) => rerender(createTree(newProps)),
    user: userEvent.setup(),
    onChange,
    input: screen.getByRole('combobox', { name: 'Trades' }),
  }
}

const findOption = (name: string) => screen.getByRole('option', { name })
const findList = () => screen.queryByRole('listbox', { name: 'Trades' })
const readChips = () =>
  within(screen.getByRole('list', { name: 'Chosen trades' }))
    .getAllByRole('listitem')
    .map((chip) => chip.textContent)
const findRemoveButton = (label: string) => screen.getByRole('button', { name: `Remove ${label}` })

test('adds the clicked option as a chip and keeps the list open, and removes the option by a second click', async () => {
  const { user, input, onChange } = renderMultiSelect()
  await user.click(input)
  expect(findList()).toHaveAttribute('aria-multiselectable', 'true')
  await user.click(findOption('Garden'))
  await user.click(findOption('Pool'))
  expect(readChips()).toEqual(['Garden', 'Pool'])
  expect(findOption('Garden')).toHaveAttribute('aria-selected', 'true')
  expect(findOption('Painting')).toHaveAttribute('aria-selected', 'false')
  expect(findList()).toBeVisible()
  await user.click(findOption('Garden'))
  expect(onChange.mock.calls).toEqual([[['garden']], [['garden', 'pool']], [['pool']]])
})

test('Enter adds the active option, and clears the text', async () => {
  const { user, input } = renderMultiSelect()
  await user.tab()
  await user.keyboard('pain{Enter}gar{Enter}')
  expect(readChips()).toEqual(['Painting', 'Garden'])
  expect(input).toHaveValue('')
  expect(findList()).toBeVisible()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(readChips()).toEqual(['Painting', 'Garden', 'Pool'])
  await user.keyboard('{Escape}')
  expect(findList()).not.toBeInTheDocument()
})

test('describes the input by the hint and the chosen options', () => {
  const { input } = renderMultiSelect({ hint: 'The trades of the worker.' }, ['pool', 'garden'])
  expect(input).toHaveAccessibleDescription('The trades of the worker. Pool, Garden')
})

test('Backspace removes the last chip only if the text box is empty, and announces the removal', async () => {
  const { user, onChange } = renderMultiSelect({}, ['pool', 'garden'])
  await user.tab()
  await user.keyboard('x{Backspace}')
  expect(onChange).not.toHaveBeenCalled()
  await user.keyboard('{Escape}{Backspace}')
  expect(onChange.mock.calls).toEqual([[['pool']]])
  expect(screen.getByRole('status')).toHaveTextContent('Garden was removed')
})

/** Each row: the keys that the user presses in the text box, and the chip with the focus afterwards. */
test.each([
  ['{ArrowLeft}', 'Painting'],
  ['{ArrowLeft}{ArrowLeft}', 'Garden'],
  ['{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}', 'Pool'],
  ['{ArrowLeft}{ArrowLeft}{ArrowRight}', 'Painting'],
  ['{ArrowLeft}{Home}', 'Pool'],
  ['{ArrowLeft}{Home}{End}', 'Painting'],
])('moves the focus by %s from the text box to the chip %s', async (keys, label) => {
  const { user } = renderMultiSelect({}, ['pool', 'garden', 'paint'])
  await user.tab()
  await user.keyboard(keys)
  expect(findRemoveButton(label)).toHaveFocus()
})

test('ArrowRight on the last chip focuses the text box; ArrowLeft in a text box with text leaves the focus there', async () => {
  const { user, input } = renderMultiSelect({}, ['pool'])
  await user.tab()
  await user.keyboard('{ArrowLeft}{ArrowRight}')
  expect(input).toHaveFocus()
  await user.keyboard('ab{ArrowLeft}')
  expect(input).toHaveFocus()
})

test.each(['{Delete}', '{Backspace}', '{Enter}', ' '])(
  'removes the focused chip by %j, and focuses the next chip, else the previous chip, else the text box',
  async (key) => {
    const { user, input } = renderMultiSelect({}, ['pool', 'garden', 'paint'])
    await user.tab()
    await user.keyboard(`{ArrowLeft}{ArrowLeft}${key}`)
    expect(readChips()).toEqual(['Pool', 'Painting'])
    expect(findRemoveButton('Painting')).toHaveFocus()
    await user.keyboard(key)
    expect(findRemoveButton('Pool')).toHaveFocus()
    await user.keyboard(key)
    expect(screen.queryByRole('list', { name: 'Chosen trades' })).not.toBeInTheDocument()
    expect(input).toHaveFocus()
  },
)

test('removes an option by a click on the remove button of its chip', async () => {
  const { user, onChange } = renderMultiSelect({}, ['pool', 'garden'])
  await user.click(findRemoveButton('Pool'))
  expect(onChange.mock.calls).toEqual([[['garden']]])
})

test('has one tab stop while the list is closed, and two more for the buttons of the open list', async () => {
  const { user, input } = renderMultiSelect({}, ['pool', 'garden'])
  await user.tab()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  await user.click(input)
  await user.tab()
  expect(screen.getByRole('button', { name: 'All of them' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'None of them' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  expect(findList()).not.toBeInTheDocument()
})

test('the buttons “All of them” and “None of them” add and remove only the enabled options that match the text', async () => {
  const { user, input, onChange } = renderMultiSelect({}, ['pool'])
  await user.click(input)
  // The text matches Garden and the disabled option Roof.
  await user.keyboard('r')
  expect(findOption('Roof')).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: 'All of them' }))
  expect(onChange).toHaveBeenLastCalledWith(['pool', 'garden'])
  await user.click(screen.getByRole('button', { name: 'None of them' }))
  expect(onChange).toHaveBeenLastCalledWith(['pool'])
})

test('removes all chosen options by the clear button', async () => {
  const { user, onChange } = renderMultiSelect({}, ['pool', 'garden'])
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(onChange.mock.calls).toEqual([[[]]])
})

test('when the focus leaves the whole field, calls onBlur and adds the typed option', async () => {
  const onBlur = vi.fn()
  const { user, onChange } = renderMultiSelect({ onBlur })
  await user.tab()
  await user.keyboard('garden')
  await user.tab()
  await user.tab()
  expect(onBlur).not.toHaveBeenCalled()
  await user.tab()
  expect(onBlur).toHaveBeenCalledTimes(1)
  expect(onChange.mock.calls).toEqual([[['garden']]])
})

test('marks the text box as invalid for an error, so that `focusFirstInvalid` focuses the text box', () => {
  const { input, container } = renderMultiSelect({ error: 'Choose one', required: true })
  expect(input).toBeInvalid()
  expect(focusFirstInvalid(container)).toBe(true)
  expect(input).toHaveFocus()
})

test('shows the chosen options without remove buttons while the field is disabled', () => {
  const { input } = renderMultiSelect({ disabled: true }, ['pool'])
  expect(input).toBeDisabled()
  expect(readChips()).toEqual(['Pool'])
  expect(screen.queryByRole('button', { name: 'Remove Pool' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument()
})

test('renders at most 20 chips for thousands of chosen options, and then the number of the others', async () => {
  const { user, input, onChange } = renderMultiSelect({ options: manyOptions })
  await user.click(input)
  await user.click(screen.getByRole('button', { name: 'All of them' }))
  expect(onChange.mock.lastCall?.[0]).toHaveLength(5000)
  // The list item after the 20 chips is “and 4980 more”.
  expect(readChips()).toHaveLength(21)
  expect(screen.getByText('and 4980 more')).toBeVisible()
})

test('takes the label of a chosen value from `valueLabels` if no option has the value', () => {
  renderMultiSelect({ options: [], onSearch: () => {}, valueLabels: { former: 'Former trade' } }, ['former'])
  expect(readChips()).toEqual(['Former trade'])
})

test('keeps the label of a chosen option when a search replaces the options', async () => {
  const { user, input, changeProps } = renderMultiSelect({ onSearch: () => {} })
  await user.click(input)
  await user.click(findOption('Garden'))
  changeProps({ onSearch: () => {}, options: [{ value: 'tiles', label: 'Tiling' }] })
  await user.click(findOption('Tiling'))
  expect(readChips()).toEqual(['Garden', 'Tiling'])
  changeProps({ onSearch: () => {}, options: [] })
  expect(readChips()).toEqual(['Garden', 'Tiling'])
})
