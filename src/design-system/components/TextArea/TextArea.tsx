import { type Ref, type TextareaHTMLAttributes, useId } from 'react'
import styled from 'styled-components'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { color, fontSize, space } from '@/design-system/theme/tokens'
import { Field } from '../Field/Field'
import { type FieldProps, splitFieldProps } from '../Field/field-props'
import { controlBox, controlInput } from '../Field/field-styles'

type Native = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  keyof FieldProps | 'value' | 'defaultValue' | 'onChange'
>

interface TextAreaProps extends FieldProps, Native {
  /** The text. */
  value: string
  onChange: (value: string) => void
  /** Formats the counter, e.g. `12 of 200`. Without it, or without `maxLength`, there is no counter. */
  counterText?: (used: number, limit: number) => string
  ref?: Ref<HTMLTextAreaElement>
}

/** A text of several lines; the field grows with its content. */
export function TextArea({ counterText, rows = 3, ...props }: TextAreaProps) {
  const [field, { id, onChange, ...rest }] = splitFieldProps(props)
  const counterId = useId()
  const counter = rest.maxLength === undefined ? undefined : counterText?.(rest.value.length, rest.maxLength)
  const describedBy = [rest['aria-describedby'], counter && counterId].filter(Boolean).join(' ')
  return (
    <Field
      {...field}
      id={id}
      describedBy={describedBy}
      aside={counter && <Counter id={counterId}>{counter}</Counter>}
    >
      {(control) => (
        <Box>
          <Input
            rows={rows}
            {...rest}
            {...control}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </Box>
      )}
    </Field>
  )
}

const Box = styled.div`
  ${controlBox}
`

const Input = styled.textarea`
  ${controlInput}
  field-sizing: content;
  max-block-size: ${space(80)};
  resize: vertical;
`

const Counter = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};
  ${tabularFigures}
`
