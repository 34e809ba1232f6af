import { Minus, Plus } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { Field } from '../Field/Field'
import { FieldButton } from '../Field/FieldButton'
import { type ControlProps, splitFieldProps } from '../Field/field-props'
import { ControlBox, NumericInput } from '../Field/field-styles'

interface NumberFieldProps extends ControlProps<'input', 'min' | 'max' | 'step'> {
  /** The number; null while the field is empty. */
  value: number | null
  /**
   * Called when the user types or steps. A typed number may lie outside the limits. The value is null for an empty text,
   * and NaN for a text that is no number.
   */
  onChange: (value: number | null) => void
  /** The lowest number that the arrow keys and buttons reach. The user can still type a lower number. */
  min?: number
  /** The highest number that the arrow keys and buttons reach. The user can still type a higher number. */
  max?: number
  /** The amount that the arrow keys and buttons add or subtract. */
  step?: number
  /** The name of the button that subtracts a step. */
  decreaseLabel: string
  /** The name of the button that adds a step. */
  increaseLabel: string
}

/**
 * A field for a whole number, which the user types or changes with arrow keys and buttons. Text that is no number stays
 * in the field for correction.
 */
export function NumberField({
  decreaseLabel,
  increaseLabel,
  min = 0,
  max,
  step = 1,
  ...props
}: NumberFieldProps) {
  const [field, { id, value, onChange, onKeyDown, onBlur, ...rest }] = splitFieldProps(props)
  const { text, number, setText, handleBlur } = useTypedNumber({ value, onChange, onBlur })
  const stepBy = (steps: number) => onChange(stepWithinLimits(number, { amount: steps * step, min, max }))

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
          <NumericInput
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
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={stepWithArrows}
            onBlur={handleBlur}
          />
          {/* The spinbutton pattern excludes the buttons from the tab order, because arrow keys do the same. */}
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

interface TypedNumberOptions {
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
}

/** Holds the text of a number field. The text stays as the user typed it while it parses to `value`. */
function useTypedNumber({ value, onChange, onBlur }: TypedNumberOptions) {
  const [draft, setDraft] = useState<{ text: string; number: number | null }>()
  const isSafe = value !== null && Math.abs(value) <= Number.MAX_SAFE_INTEGER
  const isTyped = draft !== undefined && Object.is(draft.number, value)
  return {
    text: isTyped ? draft.text : isSafe ? String(value) : '',
    /** The number to which a step is added; null if the field has no number, or one that is too large. */
    number: isSafe ? value : null,
    setText: (text: string) => {
      const number = parseNumber(text)
      setDraft({ text, number })
      onChange(number)
    },
    /** Normalizes the text of a whole number; any other text stays for the user to correct. */
    handleBlur: (event: FocusEvent<HTMLInputElement>) => {
      if (Number.isSafeInteger(value)) setDraft(undefined)
      onBlur?.(event)
    },
  }
}

/** Parses a number with or without decimals. Returns null for an empty text, NaN for a text that is no number. */
function parseNumber(text: string): number | null {
  const trimmedText = text.trim()
  if (trimmedText === '') return null
  return /^[-+]?\d+(?:[.,]\d+)?$/.test(trimmedText) ? Number(trimmedText.replace(',', '.')) : Number.NaN
}

interface Step {
  amount: number
  min: number
  max?: number
}

/** Adds `amount` and returns a whole number within the limits; the minimum if `value` is null. */
function stepWithinLimits(
  value: number | null,
  { amount, min, max = Number.MAX_SAFE_INTEGER }: Step,
): number {
  if (value === null) return min
  const wholeValue = amount > 0 ? Math.floor(value) : Math.ceil(value)
  return Math.min(max, Math.max(min, wholeValue + amount))
}
