import type { Ref } from 'react'
import styled from 'styled-components'
import { above, space } from '@/design-system/theme/tokens'
import { type FieldPart, FieldParts, type PartsProps } from '../Field/FieldParts'
import { Select, type SelectOption } from '../Select/Select'
import { TextField } from '../TextField/TextField'

interface CountryPart extends FieldPart {
  /** The options for the calling code. Their labels name the countries. */
  options: readonly SelectOption[]
  /** The text of the select while no country is chosen. */
  placeholder?: string
}

interface DigitsPart extends FieldPart {
  /** The maximum number of digits. The field removes all non-digits, and then any digits beyond this number. */
  maxDigits?: number
}

interface PhoneFieldProps extends PartsProps {
  /** The calling code of the country. */
  country: CountryPart
  /** The area code. */
  area: DigitsPart
  /** The local number, without the calling code and the area code. */
  number: DigitsPart
  /** The ref of the input for the local number. */
  ref?: Ref<HTMLInputElement>
}

/** A field for a phone number in three parts. The area code and the local number accept only digits. */
export function PhoneField({ country, area, number, ref, ...rest }: PhoneFieldProps) {
  return (
    <FieldParts {...rest} parts={[country, area, number]}>
      {(getPartProps) => (
        <>
          <Country
            {...getPartProps(country)}
            options={country.options}
            placeholder={country.placeholder}
            autoComplete="tel-country-code"
          />
          <Area
            {...getPartProps(area)}
            normalize={createDigitLimiter(area.maxDigits)}
            inputMode="tel"
            autoComplete="tel-area-code"
          />
          <Local
            {...getPartProps(number)}
            normalize={createDigitLimiter(number.maxDigits)}
            inputMode="tel"
            autoComplete="tel-local"
            ref={ref}
          />
        </>
      )}
    </FieldParts>
  )
}

const createDigitLimiter = (maxDigits?: number) => (text: string) =>
  text.replace(/\D/g, '').slice(0, maxDigits)

/* On a narrow screen, the country takes the whole first line. */
const Country = styled(Select)`
  flex: 1 1 100%;

  @media ${above.stack} {
    flex: 2 1 0;
  }
`

const Area = styled(TextField)`
  flex: 0 1 ${space(22)};
`

const Local = styled(TextField)`
  flex: 2 1 0;
`
