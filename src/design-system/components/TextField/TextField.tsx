import { memo, type ReactNode } from 'react'
import styled from 'styled-components'
import { square } from '@/design-system/theme/mixins'
import { color, space } from '@/design-system/theme/tokens'
import { Field } from '../Field/Field'
import { type ControlProps, splitFieldProps } from '../Field/field-props'
import { ControlBox, ControlInput } from '../Field/field-styles'
import { useNormalizedInput } from './use-normalized-input'

export interface TextFieldProps extends ControlProps<'input', 'prefix'> {
  /** The text. */
  value: string
  /** Called with the normalized text at every change. */
  onChange: (value: string) => void
  /** The type of input, which determines the keyboard and the suggestions of the browser. */
  type?: 'text' | 'email' | 'tel'
  /** Rewrites the typed text, e.g. to capitals. Also called with only the text before the caret, to place the caret. */
  normalize?: (value: string) => string
  /** An icon or a word before the text. */
  prefix?: ReactNode
  /** An icon or a word after the text. */
  suffix?: ReactNode
}

/** A field for a text of a single line. */
export const TextField = memo(function TextField({
  type = 'text',
  normalize,
  prefix,
  suffix,
  ...props
}: TextFieldProps) {
  const [field, { id, onChange, ...rest }] = splitFieldProps(props)
  const inputHandlers = useNormalizedInput(onChange, normalize)
  return (
    <Field {...field} id={id} describedBy={rest['aria-describedby']}>
      {(control) => (
        <ControlBox>
          {prefix && <Affix>{prefix}</Affix>}
          <ControlInput type={type} {...rest} {...control} {...inputHandlers} />
          {suffix && <Affix>{suffix}</Affix>}
        </ControlBox>
      )}
    </Field>
  )
})

const Affix = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  max-inline-size: 50%;
  overflow-wrap: anywhere;
  color: ${color.inkMuted};
  padding-inline: ${space(3)} 0;

  &:last-child {
    padding-inline: 0 ${space(3)};
  }

  & > svg {
    ${square('1.25rem')}
  }
`
