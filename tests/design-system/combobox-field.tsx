import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { vi } from 'vitest'
import { Combobox } from '@/design-system/components/Combobox/Combobox'
import { StatefulSpecimen } from '@/design-system/specimen'

export const residentOptions = [
  { value: '1', label: 'Ana Gómez', description: 'Lot 12' },
  { value: '2', label: 'Juana Pérez', description: 'Lot 7' },
  { value: '3', label: 'Closed lot', disabled: true },
  { value: '4', label: 'Martín Ñandú' },
]
export const labels = {
  open: 'Show the list',
  close: 'Hide the list',
  clear: 'Clear',
  loading: 'Searching',
  empty: 'Nobody found',
  retry: 'Try again',
  count: (count: number) => `${count} found`,
}

export type Props = Partial<ComponentProps<typeof Combobox>>

/**
 * Renders a form with a stateful combobox. Returns the user, the text box, the mocks of `onChange` and of the form's
 * `onSubmit`, and the result of `render`.
 */
export const renderCombobox = (props: Props = {}, initial = '') => {
  const onChange = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const view = render(
    <form onSubmit={onSubmit}>
      <StatefulSpecimen initial={initial}>
        {(value, setValue) => (
          <Combobox
            label="Resident"
            name="resident"
            labels={labels}
            options={residentOptions}
            {...props}
            value={value}
            onChange={(chosenValue) => {
              onChange(chosenValue)
              setValue(chosenValue)
            }}
          />
        )}
      </StatefulSpecimen>
      <button type="submit">Send</button>
    </form>,
  )
  return {
    ...view,
    user: userEvent.setup(),
    onChange,
    onSubmit,
    input: screen.getByRole('combobox', { name: 'Resident' }),
  }
}

export const findOption = (name: string) => screen.getByRole('option', { name })
export const readOptionNames = () => screen.getAllByRole('option').map((element) => element.textContent)
export const findList = () => screen.queryByRole('listbox', { name: 'Resident' })
/** Returns the active option, or null. The text box keeps the focus, and references the active option by its id. */
export const findActiveOption = () => {
  const id = screen.getByRole('combobox', { name: 'Resident' }).getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)
}
