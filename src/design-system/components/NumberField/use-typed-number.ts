import { type FocusEvent, useState } from 'react'
import { readNumber } from './whole-number'

interface TypedNumber {
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
}

/** The text of a number field: what is typed stays as it is while it stands for the field's number. */
export function useTypedNumber({ value, onChange, onBlur }: TypedNumber) {
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
