import { Minus, Plus } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { Field } from '../Field/Field'
import { FieldButton } from '../Field/FieldButton'
import { type ControlProps, splitFieldProps } from '../Field/field-props'
import { ControlBox, FigureInput } from '../Field/field-styles'

interface NumberFieldProps extends ControlProps<'input', 'min' | 'max' | 'step'> {
  /** The number; null while the field is empty. */
  value: number | null
  /** Called with the typed number, even if it is outside the limits; NaN if the text is no number. */
  onChange: (value: number | null) => void
  /** The minimum of the arrow keys and buttons. */
  min?: number
  /** The maximum of the arrow keys and buttons. */
  max?: number
  /** The step of the arrow keys and buttons. */
  step?: number
  /** The name of the button that subtracts a step. */
  decreaseLabel: string
  /** The name of the button that adds a step. */
  increaseLabel: string
}

/** A whole number: typed, or changed by arrow keys and buttons. Text that is no number stays. */
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
        <ControlBox>
          <FigureInput
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
          {/* The buttons are out of the tab order, according to the spinbutton pattern: the arrow keys do
              the same. */}
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
        </ControlBox>
      )}
    </Field>
  )
}

interface TypedNumber {
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
}

/** The text of a number field. The typed text stays as long as it is equal to the field's number. */
function useTypedNumber({ value, onChange, onBlur }: TypedNumber) {
  const [draft, setDraft] = useState<{ text: string; number: number | null }>()
  const isSafe = value !== null && Math.abs(value) <= Number.MAX_SAFE_INTEGER
  const isTyped = draft !== undefined && Object.is(draft.number, value)
  return {
    text: isTyped ? draft.text : isSafe ? String(value) : '',
    /** The number; null if it is no base for a step. */
    number: isSafe ? value : null,
    type: (text: string) => {
      const number = readNumber(text)
      setDraft({ text, number })
      onChange(number)
    },
    /** Normalizes the text of a whole number; any other text stays for the user to correct. */
    leave: (event: FocusEvent<HTMLInputElement>) => {
      if (Number.isSafeInteger(value)) setDraft(undefined)
      onBlur?.(event)
    },
  }
}

/** Parses a number with a decimal point or comma; null for an empty text, NaN if it is no number. */
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

/** Returns the number after a step, whole and within the limits; the minimum if the field is empty. */
function stepped(value: number | null, { by, min, max = Number.MAX_SAFE_INTEGER }: Step): number {
  if (value === null) return min
  const whole = by > 0 ? Math.floor(value) : Math.ceil(value)
  return Math.min(max, Math.max(min, whole + by))
}
