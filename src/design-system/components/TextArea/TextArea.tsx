import { memo, useId } from 'react'
import styled from 'styled-components'
import { joinIds } from '@/design-system/join-ids'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { color, fontSize, space } from '@/design-system/theme/tokens'
import { Field } from '../Field/Field'
import { type ControlProps, splitFieldProps } from '../Field/field-props'
import { ControlBox, controlInput } from '../Field/field-styles'

interface TextAreaProps extends ControlProps<'textarea'> {
  /** The text. */
  value: string
  onChange: (value: string) => void
  /** Formats the counter, e.g. `12 of 200`. Without this prop, or without `maxLength`, there is no counter. */
  formatCounter?: (used: number, limit: number) => string
}

/** A field for a text of several lines. The field grows with its content, up to a maximum height. */
export const TextArea = memo(function TextArea({ formatCounter, rows = 3, ...props }: TextAreaProps) {
  const [field, { id, onChange, ...rest }] = splitFieldProps(props)
  const counterId = useId()
  const counter =
    rest.maxLength === undefined ? undefined : formatCounter?.(rest.value.length, rest.maxLength)
  return (
    <Field
      {...field}
      id={id}
      describedBy={joinIds(rest['aria-describedby'], counter && counterId)}
      aside={counter && <Counter id={counterId}>{counter}</Counter>}
    >
      {(control) => (
        <ControlBox>
          <Input
            rows={rows}
            {...rest}
            {...control}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </ControlBox>
      )}
    </Field>
  )
})

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
