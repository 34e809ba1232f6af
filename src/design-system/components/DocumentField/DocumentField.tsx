import type { Ref } from 'react'
import styled from 'styled-components'
import { space } from '@/design-system/theme/tokens'
import { type FieldPart, FieldParts, type PartsProps } from '../Field/FieldParts'
import { Select, type SelectOption } from '../Select/Select'
import { TextField } from '../TextField/TextField'

interface DocumentType extends SelectOption {
  /** Whether its numbers contain digits only. */
  isNumeric?: boolean
}

interface DocumentFieldProps extends PartsProps {
  /** The document type: its label, value and options. */
  type: FieldPart & { options: readonly DocumentType[] }
  /** The document number: its label and value. */
  number: FieldPart
  /** Returns the type that fits a number. With it, letters change the type and are not removed. */
  typeFor?: (number: string, chosenType: string) => string
  /** Refers to the input of the number. */
  ref?: Ref<HTMLInputElement>
}

/** A person's document: type and number, without dots, spaces or hyphens. */
export function DocumentField({ type, number, typeFor, ref, ...rest }: DocumentFieldProps) {
  const isNumeric = type.options.find((option) => option.value === type.value)?.isNumeric ?? false
  const canFollow = typeFor !== undefined && !type.disabled

  const write = (text: string) => {
    number.onChange(text)
    const fitting = canFollow ? typeFor(text, type.value) : type.value
    if (fitting !== type.value) type.onChange(fitting)
  }

  return (
    <FieldParts {...rest} parts={[type, number]}>
      {(tie) => (
        <>
          <Type {...tie(type)} options={type.options} />
          <NumberInput
            {...tie(number)}
            onChange={write}
            normalize={isNumeric && !canFollow ? removeNonDigits : removePunctuation}
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

/* Side by side on the narrowest phone, one below another where the reader's text is large. */
const Type = styled(Select)`
  flex: 2 1 ${space(36)};
`

const NumberInput = styled(TextField)`
  flex: 3 1 ${space(34)};
`
