import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { StatefulSpecimen } from '@/design-system/specimen'

type Props = { disabled?: boolean; error?: string; hint?: string; required?: boolean }

/** Tests a control whose options are native radio buttons that cover their labels. */
export function testLabelRadios(Control: typeof SegmentedControl<'' | 'one' | 'several'>): void {
  const renderControl = (props: Props = {}, initial: '' | 'one' | 'several' = 'one') => {
    const onChange = vi.fn()
    render(
      <StatefulSpecimen<'' | 'one' | 'several'> initial={initial}>
        {(value, setValue) => (
          <Control
            label="Days"
            name="days"
            {...props}
            options={[
              { value: 'one', label: 'One day' },
              { value: 'several', label: 'Several days' },
            ]}
            value={value}
            onChange={(chosenValue) => {
              onChange(chosenValue)
              setValue(chosenValue)
            }}
          />
        )}
      </StatefulSpecimen>,
    )
    // One test renders two controls, so this takes the control that was rendered last.
    const group = screen.getAllByRole('radiogroup', { name: 'Days' }).at(-1) as HTMLElement
    return {
      user: userEvent.setup(),
      onChange,
      group,
      one: within(group).getByRole('radio', { name: 'One day' }),
      several: within(group).getByRole('radio', { name: 'Several days' }),
    }
  }

  test('chooses the clicked option', async () => {
    const { user, onChange, several } = renderControl()
    await user.click(screen.getByText('Several days'))
    expect(onChange.mock.calls).toEqual([['several']])
    expect(several).toBeChecked()
  })

  test.each([
    ['{ArrowRight}', 'one', 'several'],
    ['{ArrowDown}', 'one', 'several'],
    ['{ArrowLeft}', 'several', 'one'],
    ['{ArrowUp}', 'several', 'one'],
  ] as const)(
    'moves by %s from the option %s to the option %s, and chooses it',
    async (key, initialValue, chosenValue) => {
      const { user, onChange } = renderControl({}, initialValue)
      await user.tab()
      expect(screen.getByRole('radio', { checked: true })).toHaveFocus()
      await user.keyboard(key)
      expect(onChange.mock.calls).toEqual([[chosenValue]])
    },
  )

  test('has a single tab stop', async () => {
    const { user } = renderControl()
    await user.tab()
    await user.tab()
    expect(document.body).toHaveFocus()
  })

  test('chooses the first option by the space bar if no option is chosen yet', async () => {
    const { user, one } = renderControl({}, '')
    await user.tab()
    await user.keyboard(' ')
    expect(one).toBeChecked()
  })

  test('is described by hint and error', () => {
    const { group } = renderControl({ hint: 'How often.', error: 'Choose one', required: true })
    expect(group).toHaveAccessibleDescription('How often. Choose one')
    expect(group).toHaveAttribute('aria-invalid', 'true')
    expect(group).toHaveAttribute('aria-required', 'true')
  })

  test('disables every option while the control is disabled', () => {
    const { one, several } = renderControl({ disabled: true })
    expect(one).toBeDisabled()
    expect(several).toBeDisabled()
  })

  test('keeps two controls with the same name independent', async () => {
    const { user } = renderControl({}, 'one')
    const secondControl = renderControl({}, 'several')
    await user.click(screen.getAllByText('Several days')[0] as HTMLElement)
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
    expect(secondControl.onChange).not.toHaveBeenCalled()
  })
}
