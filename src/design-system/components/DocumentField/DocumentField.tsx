import type { Ref } from 'react'
import styled from 'styled-components'
import { space } from '@/design-system/theme/tokens'
import { type FieldPart, FieldParts, type PartsProps } from '../Field/FieldParts'
import { Select, type SelectOption } from '../Select/Select'
import { TextField } from '../TextField/TextField'

interface DocumentType extends SelectOption {
  /** Whether the numbers of this type contain only digits. */
  isNumeric?: boolean
}

interface DocumentFieldProps extends PartsProps {
  /** The document type: its label, value and options. */
  type: FieldPart & { options: readonly DocumentType[] }
  /** The document number: its label and value. */
  number: FieldPart
  /** Returns the type that fits a number. With this function, letters stay in the number and may change the type. */
  inferType?: (number: string, chosenType: string) => string
  /** The ref of the input of the number. */
  ref?: Ref<HTMLInputElement>
}

/** A person's document: type and number, without dots, spaces or hyphens. */
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
