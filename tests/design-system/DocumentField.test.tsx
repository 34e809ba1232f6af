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
  isTypeDisabled?: boolean
  infersType?: boolean
}

const onLeave = vi.fn()
const onTypeChange = vi.fn()

const inferType = (number: string, chosenType: string) =>
  chosenType === 'ID' && /\D/.test(number) ? 'OTHER' : chosenType

function StatefulDocumentField({
  initialType = 'ID',
  numberError,
  disabled,
  isTypeDisabled,
  infersType,
}: Props) {
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
        disabled: isTypeDisabled,
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
  render(<StatefulDocumentField {...props} />)
  const group = screen.getByRole('group', { name: 'Document' })
  return {
    user: userEvent.setup(),
    type: within(group).getByRole<HTMLSelectElement>('combobox', { name: 'Type' }),
    number: within(group).getByRole<HTMLInputElement>('textbox', { name: 'Number' }),
  }
}

test('keeps only digits if the type is numeric, and asks for a numeric keyboard', async () => {
  const { user, number } = renderField()
  expect(number).toHaveAttribute('inputmode', 'numeric')
  await user.type(number, '30.123.a456')
  expect(number).toHaveValue('30123456')
})

test('keeps only capital letters and digits if the type is not numeric, and asks for a text keyboard', async () => {
  const { user, type, number } = renderField()
  await user.selectOptions(type, 'Passport')
  expect(number).toHaveAttribute('inputmode', 'text')
  await user.type(number, 'aab 12-3')
  expect(number).toHaveValue('AAB123')
})

test('selects the type that `inferType` returns when the user adds letters to the number', async () => {
  const { user, type, number } = renderField({ infersType: true })
  await user.type(number, '30.123')
  expect(type).toHaveValue('ID')
  await user.paste('ab')
  expect(number).toHaveValue('30123AB')
  expect(type).toHaveValue('OTHER')
  expect(onTypeChange.mock.calls).toEqual([['OTHER']])
})

test('does not infer another type while the type is disabled, and keeps only the digits of a numeric type', async () => {
  const { user, type, number } = renderField({ infersType: true, isTypeDisabled: true })
  await user.type(number, '30a')
  expect(type).toHaveValue('ID')
  expect(number).toHaveValue('30')
})

test('keeps the letters in the number when the user selects a numeric type', async () => {
  const { user, type, number } = renderField({ initialType: 'PASSPORT' })
  await user.type(number, 'ab1')
  await user.selectOptions(type, 'Identity card')
  // The form can then report the letters as an error.
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

test('if the number has an error, `focusFirstInvalid` focuses the number and not the type', () => {
  const { type, number } = renderField({ numberError: 'Seven digits at least' })
  expect(type).toBeValid()
  expect(number).toHaveAccessibleDescription('Seven digits at least')
  expect(focusFirstInvalid(document.body)).toBe(true)
  expect(number).toHaveFocus()
})

test('turns off the autocompletion of the number', () => {
  const { number } = renderField()
  expect(number).toHaveAttribute('autocomplete', 'off')
})

test('disables the type and the number while the field is disabled', () => {
  const { type, number } = renderField({ disabled: true })
  expect(type).toBeDisabled()
  expect(number).toBeDisabled()
})
