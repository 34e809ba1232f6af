import { Minus, Plus } from 'lucide-react'
import { type FocusEvent, type InputHTMLAttributes, type KeyboardEvent, type Ref, useState } from 'react'
import styled from 'styled-components'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { Field } from '../Field/Field'
import { FieldButton } from '../Field/FieldButton'
import { type FieldProps, splitFieldProps } from '../Field/field-props'
import { controlBox, controlInput } from '../Field/field-styles'

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step'
>

interface NumberFieldProps extends FieldProps, Native {
  /** The number; null while the field is empty. */
  value: number | null
  /**
   * Called with what is typed, even outside `min` and `max`, with decimals or, where it is no number, as NaN: the form's
   * rules have the words for that.
   */
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

/** A whole number: typed, or stepped with the arrow keys and two buttons. What was typed stays, also where it is none. */
export function NumberField({
  decreaseLabel,
  increaseLabel,
  min = 0,
  max,
  step = 1,
  ...props
}: NumberFieldProps) {
  const [field, { id, value, onChange, onKeyDown, onBlur, ...rest }] = splitFieldProps(props)
  const { text, number, type, leave } = useTypedNumber({ value, onChange, onBlur })
  const stepBy = (steps: number) => onChange(stepped(number, { by: steps * step, min, max }))

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
            type="text"
            inputMode="numeric"
            role="spinbutton"
            aria-valuenow={number ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={stepWithArrows}
            onBlur={leave}
          />
          {/* Out of the tab order, as the pattern of spin buttons says: the arrow keys do the same. */}
          <FieldButton
            label={decreaseLabel}
            tabIndex={-1}
            aria-controls={control.id}
            disabled={field.disabled || (number !== null && number <= min)}
            onClick={() => stepBy(-1)}
          >
            <Minus aria-hidden="true" />
          </FieldButton>
          <FieldButton
            label={increaseLabel}
            tabIndex={-1}
            aria-controls={control.id}
            disabled={field.disabled || (number !== null && max !== undefined && number >= max)}
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

interface TypedNumber {
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
}

/** The text of a number field: what is typed stays as it is while it stands for the field's number. */
function useTypedNumber({ value, onChange, onBlur }: TypedNumber) {
  const [draft, setDraft] = useState<{ text: string; number: number | null }>()
  const isSafe = value !== null && Math.abs(value) <= Number.MAX_SAFE_INTEGER
  const isTyped = draft !== undefined && Object.is(draft.number, value)
  return {
    text: isTyped ? draft.text : isSafe ? String(value) : '',
    /** The number; null where there is none to count on from. */
    number: isSafe ? value : null,
    type: (text: string) => {
      const number = readNumber(text)
      setDraft({ text, number })
      onChange(number)
    },
    /** Writes a whole number as numbers are written; anything else stays for whoever typed it to mend. */
    leave: (event: FocusEvent<HTMLInputElement>) => {
      if (Number.isSafeInteger(value)) setDraft(undefined)
      onBlur?.(event)
    },
  }
}

/** A text as a number, with a point or a comma before the decimals; null where it is empty, NaN where it is none. */
function readNumber(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^[-+]?\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

interface Step {
  by: number
  min: number
  max?: number
}

/** The number one step on, whole and kept within the limits; from an empty field, the least. */
function stepped(value: number | null, { by, min, max = Number.MAX_SAFE_INTEGER }: Step): number {
  if (value === null) return min
  const whole = by > 0 ? Math.floor(value) : Math.ceil(value)
  return Math.min(max, Math.max(min, whole + by))
}
