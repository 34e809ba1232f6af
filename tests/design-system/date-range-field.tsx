import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { vi } from 'vitest'
import { DateRangeField } from '@/design-system/components/DateRangeField/DateRangeField'
import { StatefulSpecimen } from '@/design-system/specimen'

type Props = Partial<ComponentProps<typeof DateRangeField>>

/**
 * Renders a form with a stateful date range field and a button that clears the field. Returns the user, the elements, the mocks
 * of the field's callbacks, and `openCalendar`, which opens the calendar and returns Testing Library queries for it.
 */
export const renderDateRangeField = (initial = { from: '', to: '' }, props: Props = {}) => {
  const spies = { onChange: vi.fn(), onBlur: vi.fn() }
  render(
    <StatefulSpecimen initial={initial}>
      {(value, setValue) => (
        <form>
          <DateRangeField
            label="Dates"
            name="dates"
            fromLabel="From"
            toLabel="To"
            today="2026-11-24"
            invalidMessage="No date"
            calendarLabel="Calendar"
            firstDayInstruction="Choose the first day"
            lastDayInstruction="Choose the last day"
            {...spies}
            {...props}
            value={value}
            onChange={(range) => {
              spies.onChange(range)
              setValue(range)
            }}
          />
          <button type="button" onClick={() => setValue({ from: '', to: '' })}>
            Clear
          </button>
        </form>
      )}
    </StatefulSpecimen>,
  )
  const user = userEvent.setup()
  const button = screen.getByRole('button', { name: 'Calendar' })
  const openCalendar = async () => {
    await user.click(button)
    const calendar = within(await screen.findByRole('dialog', { name: 'Calendar' }, { timeout: 10_000 }))
    await calendar.findByRole('grid')
    return {
      ...calendar,
      getButton: (name: RegExp) => calendar.getByRole('button', { name }),
      pressButton: (name: RegExp) => user.click(calendar.getByRole('button', { name })),
    }
  }
  return {
    user,
    openCalendar,
    button,
    ...spies,
    group: screen.getByRole('group', { name: 'Dates' }),
    fromInput: screen.getByRole<HTMLInputElement>('textbox', { name: 'From' }),
    toInput: screen.getByRole<HTMLInputElement>('textbox', { name: 'To' }),
  }
}
