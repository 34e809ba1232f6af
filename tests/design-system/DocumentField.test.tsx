import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DocumentField } from '@/design-system/components/DocumentField/DocumentField'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'

interface Props {
  initialType?: string
  numberError?: string
  disabled?: boolean
  isTypeLocked?: boolean
  infersType?: boolean
}

const onLeave = vi.fn()
const onTypeChange = vi.fn()

/** Returns the type OTHER for an identity card whose number has a character that is not a digit. */
const inferType = (number: string, chosenType: string) =>
  chosenType === 'ID' && /\D/.test(number) ? 'OTHER' : chosenType

function Document({ initialType = 'ID', numberError, disabled, isTypeLocked, infersType }: Props) {
  const [type, setType] = useState(initialType)
  const [number, setNumber] = useState('')
  return (
    <DocumentField
      label="Document"
      disabled={disabled}
      onLeave={onLeave}
      inferType={infersType ? inferType : undefined}
      type={{
        label: 'Type',
        name: 'id_type',
        value: type,
        disabled: isTypeLocked,
        onChange: (chosen) => {
          onTypeChange(chosen)
          setType(chosen)
        },
        options: [
          { value: 'ID', label: 'Identity card', isNumeric: true },
          { value: 'PASSPORT', label: 'Passport' },
          { value: 'OTHER', label: 'Other' },
        ],
      }}
      number={{ label: 'Number', name: 'id_number', value: number, onChange: setNumber, error: numberError }}
    />
  )
}

const renderField = (props: Props = {}) => {
  onLeave.mockClear()
  onTypeChange.mockClear()
  render(<Document {...props} />)
  const group = screen.getByRole('group', { name: 'Document' })
  return {
    user: userEvent.setup(),
    type: within(group).getByRole<HTMLSelectElement>('combobox', { name: 'Type' }),
    number: within(group).getByRole<HTMLInputElement>('textbox', { name: 'Number' }),
  }
}

test('accepts only digits for a numeric type, with a numeric keyboard', async () => {
  const { user, number } = renderField()
  expect(number).toHaveAttribute('inputmode', 'numeric')
  await user.type(number, '30.123.a456')
  expect(number).toHaveValue('30123456')
})

test('accepts letters for other types, in capitals, with a text keyboard', async () => {
  const { user, type, number } = renderField()
  await user.selectOptions(type, 'Passport')
  expect(number).toHaveAttribute('inputmode', 'text')
  await user.type(number, 'aab 12-3')
  expect(number).toHaveValue('AAB123')
})

test('changes the type for a letter in the number if `inferType` is set', async () => {
  const { user, type, number } = renderField({ infersType: true })
  await user.type(number, '30.123')
  expect(type).toHaveValue('ID')
  await user.paste('ab')
  expect(number).toHaveValue('30123AB')
  expect(type).toHaveValue('OTHER')
  expect(onTypeChange.mock.calls).toEqual([['OTHER']])
})

test('keeps a locked type, and accepts only digits', async () => {
  const { user, type, number } = renderField({ infersType: true, isTypeLocked: true })
  await user.type(number, '30a')
  expect(type).toHaveValue('ID')
  expect(number).toHaveValue('30')
})

test('keeps letters after a change to a numeric type, so that the form reports the error', async () => {
  const { user, type, number } = renderField({ initialType: 'PASSPORT' })
  await user.type(number, 'ab1')
  await user.selectOptions(type, 'Identity card')
  expect(number).toHaveValue('AB1')
})

test('calls onLeave once when the focus leaves the whole field', async () => {
  const { user, number } = renderField()
  await user.tab()
  await user.tab()
  expect(number).toHaveFocus()
  expect(onLeave).not.toHaveBeenCalled()
  await user.tab()
  expect(onLeave).toHaveBeenCalledOnce()
})

test('marks only the number as invalid, so that `focusFirstInvalid` focuses the number', () => {
  const { type, number } = renderField({ numberError: 'Seven digits at least' })
  expect(type).toBeValid()
  expect(number).toHaveAccessibleDescription('Seven digits at least')
  expect(focusFirstInvalid(document.body)).toBe(true)
  expect(number).toHaveFocus()
})

test('turns autocompletion off', () => {
  const { number } = renderField()
  expect(number).toHaveAttribute('autocomplete', 'off')
})

test('disables the type and the number', () => {
  const { type, number } = renderField({ disabled: true })
  expect(type).toBeDisabled()
  expect(number).toBeDisabled()
})
