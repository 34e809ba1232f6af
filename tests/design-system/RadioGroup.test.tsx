import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { RadioGroup } from '@/design-system/components/RadioGroup/RadioGroup'
import { StatefulSpecimen } from '@/design-system/specimen'

type Props = { disabled?: boolean; error?: string; errorId?: string; hint?: string; required?: boolean }

const options = [
  { value: 'day', label: 'One day', hint: 'Until midnight.' },
  { value: 'range', label: 'Some days' },
  { value: 'always', label: 'Always', hint: 'Only the office can do it.', disabled: true },
]

const renderGroup = (props: Props = {}, initial = 'day') => {
  const onChange = vi.fn()
  render(
    <StatefulSpecimen initial={initial}>
      {(value, setValue) => (
        <RadioGroup
          label="How long"
          name="validity"
          {...props}
          options={options}
          value={value}
          onChange={(chosenValue) => {
            onChange(chosenValue)
            setValue(chosenValue)
          }}
        />
      )}
    </StatefulSpecimen>,
  )
  // One test renders two groups, so this takes the group that was rendered last.
  const group = screen.getAllByRole('radiogroup', { name: 'How long' }).at(-1) as HTMLElement
  const getRadio = (name: string) => within(group).getByRole('radio', { name })
  return { user: userEvent.setup(), onChange, group, getRadio }
}

test('chooses an option by a click on its label or on its hint', async () => {
  const { user, onChange, getRadio } = renderGroup()
  await user.click(screen.getByText('Some days'))
  expect(getRadio('Some days')).toBeChecked()
  await user.click(screen.getByText('Until midnight.'))
  expect(getRadio('One day')).toBeChecked()
  expect(onChange.mock.calls).toEqual([['range'], ['day']])
})

test('describes an option by its hint, and excludes the hint from the accessible name', () => {
  const { getRadio } = renderGroup()
  expect(getRadio('One day')).toHaveAccessibleDescription('Until midnight.')
  expect(getRadio('Some days')).not.toHaveAttribute('aria-describedby')
})

test.each([
  ['{ArrowDown}', 'range'],
  ['{ArrowRight}', 'range'],
  ['{ArrowUp}', 'range'],
  ['{ArrowLeft}', 'range'],
])(
  'moves by %s from the first option to the only other enabled option, and chooses it',
  async (key, chosenValue) => {
    const { user, onChange } = renderGroup()
    await user.tab()
    expect(screen.getByRole('radio', { checked: true })).toHaveFocus()
    await user.keyboard(key)
    expect(onChange.mock.calls).toEqual([[chosenValue]])
  },
)

test('has a single tab stop', async () => {
  const { user } = renderGroup()
  await user.tab()
  await user.tab()
  expect(document.body).toHaveFocus()
})

test('describes a disabled option by its hint, and a click does not choose the option', async () => {
  const { user, onChange, getRadio } = renderGroup()
  expect(getRadio('Always')).toBeDisabled()
  expect(getRadio('Always')).toHaveAccessibleDescription('Only the office can do it.')
  await user.click(screen.getByText('Always'))
  expect(onChange).not.toHaveBeenCalled()
})

test('is described by hint and error, and `focusFirstInvalid` focuses the first option if no option is chosen', () => {
  const { group, getRadio } = renderGroup({ hint: 'As you like.', error: 'Choose one', required: true }, '')
  expect(group).toHaveAccessibleDescription('As you like. Choose one')
  expect(group).toHaveAttribute('aria-invalid', 'true')
  expect(group).toHaveAttribute('aria-required', 'true')
  expect(focusFirstInvalid(document.body)).toBe(true)
  expect(getRadio('One day')).toHaveFocus()
})

test('disables every option while the group is disabled', () => {
  const { getRadio } = renderGroup({ disabled: true })
  for (const { label } of options) expect(getRadio(label)).toBeDisabled()
})

test('keeps two groups with the same name independent', async () => {
  const { user } = renderGroup()
  const secondGroup = renderGroup({}, 'range')
  await user.click(screen.getAllByText('Some days')[0] as HTMLElement)
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
  expect(secondGroup.onChange).not.toHaveBeenCalled()
})

test('is described by the element with the id `errorId`, and does not show the error itself', () => {
  render(<p id="below">Choose one, below</p>)
  const { group } = renderGroup({ error: 'Choose one', errorId: 'below' })
  expect(group).toHaveAccessibleDescription('Choose one, below')
  expect(screen.queryByText('Choose one')).not.toBeInTheDocument()
})
