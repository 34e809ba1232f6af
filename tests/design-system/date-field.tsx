import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { vi } from 'vitest'
import { DateField } from '@/design-system/components/DateField/DateField'
import { StatefulSpecimen } from '@/design-system/specimen'

type Props = Partial<ComponentProps<typeof DateField>>

/**
 * Renders a form with a stateful date field and a button that sets the field to 2026-12-31. Returns the user, the elements and
 * the mocks of the field's callbacks.
 */
export const renderDateField = (initial = '', props: Props = {}) => {
  const spies = { onChange: vi.fn(), onInvalidText: vi.fn(), onBlur: vi.fn() }
  render(
    <StatefulSpecimen initial={initial}>
      {(value, setValue) => (
        <form>
          <DateField
            label="From"
            name="from"
            today="2026-11-24"
            invalidMessage="No date"
            calendarLabel="Calendar"
            {...spies}
            {...props}
            value={value}
            onChange={(day) => {
              spies.onChange(day)
              setValue(day)
            }}
          />
          <button type="button" onClick={() => setValue('2026-12-31')}>
            Reset
          </button>
        </form>
      )}
    </StatefulSpecimen>,
  )
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' })
  const button = screen.getByRole('button', { name: 'Calendar' })
  return { user: userEvent.setup(), ...spies, input, button, form: input.form as HTMLFormElement }
}
