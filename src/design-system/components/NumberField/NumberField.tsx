import { Minus, Plus } from 'lucide-react'
import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react'
import styled from 'styled-components'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { Field } from '../Field/Field'
import { FieldButton } from '../Field/FieldButton'
import { type FieldProps, splitFieldProps } from '../Field/field-props'
import { controlBox, controlInput } from '../Field/field-styles'
import { useNormalizedInput } from '../TextField/use-normalized-input'
import { digitsOf, stepped } from './whole-number'

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
>

interface NumberFieldProps extends FieldProps, Native {
  /** The number; null while the field is empty. */
  value: number | null
  /** Called with what is typed, even outside `min` and `max`: the form's rules have the words for that. */
  onChange: (value: number | null) => void
  /** Least number that arrows and buttons reach. */
  min?: number
  /** Greatest number that arrows and buttons reach. */
  max?: number
  /** What an arrow or a button adds or takes. */
  step?: number
  /** Name of the button that takes a step off. */
  decreaseLabel: string
  /** Name of the button that adds a step. */
  increaseLabel: string
  ref?: Ref<HTMLInputElement>
}

/** A whole number from 0 on: typed, or stepped with the arrow keys and two buttons. Only digits go in. */
export function NumberField({
  decreaseLabel,
  increaseLabel,
  min = 0,
  max,
  step = 1,
  ...props
}: NumberFieldProps) {
  const [field, { id, value: given, onChange, onKeyDown, ...rest }] = splitFieldProps(props)
  // What cannot be written in digits is no number of ours.
  const value = Math.abs(given ?? 0) <= Number.MAX_SAFE_INTEGER ? given : null
  const typing = useNormalizedInput((text) => onChange(text === '' ? null : Number(text)), digitsOf)
  const stepBy = (steps: number) => onChange(stepped(value, { by: steps * step, min, max }))

  const stepWithArrows = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    stepBy(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <Field {...field} id={id} describedBy={rest['aria-describedby']}>
      {(control) => (
        <Box>
          <Input
            autoComplete="off"
            {...rest}
            {...control}
            {...typing}
            type="text"
            inputMode="numeric"
            role="spinbutton"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            value={value === null ? '' : String(value)}
            onKeyDown={stepWithArrows}
          />
          {/* Out of the tab order, as the pattern of spin buttons says: the arrow keys do the same. */}
          <FieldButton
            label={decreaseLabel}
            tabIndex={-1}
            aria-controls={control.id}
            disabled={field.disabled || (value !== null && value <= min)}
            onClick={() => stepBy(-1)}
          >
            <Minus aria-hidden="true" />
          </FieldButton>
          <FieldButton
            label={increaseLabel}
            tabIndex={-1}
            aria-controls={control.id}
            disabled={field.disabled || (value !== null && max !== undefined && value >= max)}
            onClick={() => stepBy(1)}
          >
            <Plus aria-hidden="true" />
          </FieldButton>
        </Box>
      )}
    </Field>
  )
}

const Box = styled.div`
  ${controlBox}
`

const Input = styled.input`
  ${controlInput}
  ${tabularFigures}
`
