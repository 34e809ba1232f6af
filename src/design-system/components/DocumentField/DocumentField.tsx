import type { Ref } from 'react'
import styled from 'styled-components'
import { space } from '@/design-system/theme/tokens'
import { type FieldPart, FieldParts, type PartsProps } from '../Field/FieldParts'
import { Select, type SelectOption } from '../Select/Select'
import { TextField } from '../TextField/TextField'

interface DocumentTypeOption extends SelectOption {
  /** Whether the numbers of this type contain only digits. */
  isNumeric?: boolean
}

interface DocumentFieldProps extends PartsProps {
  /** The document type: its label, value and options. */
  type: FieldPart & { options: readonly DocumentTypeOption[] }
  /** The document number: its label and value. */
  number: FieldPart
  /**
   * Returns the type to select after a change of the number. With this function, users can also write letters while a
   * numeric type is selected.
   */
  inferType?: (number: string, chosenType: string) => string
  /** The ref of the number's input. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A field for the type and number of an identity document. Removes everything from the number except letters and digits,
 * and capitalizes the letters. Also removes the letters if the type is numeric, unless `inferType` can change the type.
 */
export function DocumentField({ type, number, inferType, ref, ...rest }: DocumentFieldProps) {
  const isNumeric = type.options.find((option) => option.value === type.value)?.isNumeric ?? false
  const canInferType = inferType !== undefined && !type.disabled

  const changeNumber = (text: string) => {
    number.onChange(text)
    const inferredType = canInferType ? inferType(text, type.value) : type.value
    if (inferredType !== type.value) type.onChange(inferredType)
  }

  return (
    <FieldParts {...rest} parts={[type, number]}>
      {(getPartProps) => (
        <>
          <Type {...getPartProps(type)} options={type.options} />
          <NumberInput
            {...getPartProps(number)}
            onChange={changeNumber}
            normalize={isNumeric && !canInferType ? removeNonDigits : removePunctuation}
            inputMode={isNumeric ? 'numeric' : 'text'}
            autoComplete="off"
            ref={ref}
          />
        </>
      )}
    </FieldParts>
  )
}

const removeNonDigits = (text: string) => text.replace(/\D/g, '')

const removePunctuation = (text: string) => text.replace(/[^\p{L}\d]/gu, '').toLocaleUpperCase('es')

/* The controls fit side by side on the narrowest phone. With a large font size, the number wraps below the type. */
const Type = styled(Select)`
  flex: 2 1 ${space(36)};
`

const NumberInput = styled(TextField)`
  flex: 3 1 ${space(34)};
`
