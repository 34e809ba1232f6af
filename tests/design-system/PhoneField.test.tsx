import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { PhoneField } from '@/design-system/components/PhoneField/PhoneField'

type Props = Partial<ComponentProps<typeof PhoneField>>
type Errors = { country?: string; area?: string; number?: string }

const onBlur = { country: vi.fn(), area: vi.fn(), number: vi.fn() }
const onLeave = vi.fn()

function Phone({ errors = {}, ...props }: Props & { errors?: Errors }) {
  const [country, setCountry] = useState('+54')
  const [area, setArea] = useState('')
  const [number, setNumber] = useState('')
  return (
    <PhoneField
      label="Phone"
      {...props}
      onLeave={onLeave}
      country={{
        label: 'Country',
        name: 'country_code',
        value: country,
        onChange: setCountry,
        onBlur: onBlur.country,
        error: errors.country,
        options: [
          { value: '+54', label: 'Argentina (+54)' },
          { value: '+598', label: 'Uruguay (+598)' },
        ],
      }}
      area={{
        label: 'Area',
        name: 'area_code',
        value: area,
        onChange: setArea,
        onBlur: onBlur.area,
        error: errors.area,
      }}
      number={{
        label: 'Number',
        name: 'number',
        value: number,
        onChange: setNumber,
        onBlur: onBlur.number,
        error: errors.number,
        maxDigits: 8,
      }}
    />
  )
}

const renderField = (props: Props & { errors?: Errors } = {}) => {
  render(<Phone {...props} />)
  const group = screen.getByRole('group', { name: 'Phone' })
  return {
    user: userEvent.setup(),
    group,
    country: within(group).getByRole('combobox', { name: 'Country' }),
    area: within(group).getByRole<HTMLInputElement>('textbox', { name: 'Area' }),
    number: within(group).getByRole<HTMLInputElement>('textbox', { name: 'Number' }),
  }
}

test('gives each of the three controls a label, a name and an autocompletion', () => {
  const { country, area, number } = renderField()
  expect([country, area, number].map((control) => control.getAttribute('name'))).toEqual([
    'country_code',
    'area_code',
    'number',
  ])
  expect([country, area, number].map((control) => control.getAttribute('autocomplete'))).toEqual([
    'tel-country-code',
    'tel-area-code',
    'tel-local',
  ])
  expect(area).toHaveAttribute('inputmode', 'tel')
  expect(number).toHaveAttribute('inputmode', 'tel')
})

test('chooses a country, and keeps only the digits of the area and at most `maxDigits` digits of the number', async () => {
  const { user, country, area, number } = renderField()
  await user.selectOptions(country, 'Uruguay (+598)')
  await user.type(area, '(11)')
  await user.click(number)
  await user.paste('5555-44449')
  expect(country).toHaveValue('+598')
  expect(area).toHaveValue('11')
  expect(number).toHaveValue('55554444')
})

test('shows each error once, as the description of its control', () => {
  const { country, area, number } = renderField({
    errors: { area: 'Write the area', number: 'Write the number' },
  })
  expect(country).toBeValid()
  expect(area).toBeInvalid()
  expect(area).toHaveAccessibleDescription('Write the area')
  expect(number).toHaveAccessibleDescription('Write the number')
  expect(screen.getAllByText('Write the area')).toHaveLength(1)
})

test('focuses the first invalid control', () => {
  const { area } = renderField({ errors: { area: 'Write the area', number: 'Write the number' } })
  expect(focusFirstInvalid(document.body)).toBe(true)
  expect(area).toHaveFocus()
})

test('describes the group by the hint, and marks the required field visibly and for screen readers', () => {
  const { group, area, number } = renderField({
    hint: 'Without 15.',
    required: true,
    requiredMark: '(needed)',
  })
  expect(group).toHaveAccessibleDescription('Without 15.')
  expect(screen.getByText('(needed)')).toBeVisible()
  expect(area).toHaveAttribute('aria-required', 'true')
  expect(number).toHaveAttribute('aria-required', 'true')
})

test('calls onBlur when the focus leaves a control, and onLeave once when the focus leaves the whole field', async () => {
  onBlur.area.mockClear()
  onLeave.mockClear()
  const { user, area, number } = renderField()
  await user.click(area)
  await user.tab()
  expect(number).toHaveFocus()
  expect(onBlur.area).toHaveBeenCalledOnce()
  expect(onLeave).not.toHaveBeenCalled()
  await user.tab()
  expect(onLeave).toHaveBeenCalledOnce()
})

test('disables the three controls while the field is disabled', () => {
  const { country, area, number } = renderField({ disabled: true })
  for (const control of [country, area, number]) expect(control).toBeDisabled()
})
