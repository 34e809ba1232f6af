import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DateFormat, formatFieldDay, parseTypedDay } from './calendar-day'

interface TypedDay {
  value: string
  onChange: (value: string) => void
  onInvalidText?: (text: string) => void
  format: DateFormat
}

/**
 * The text of a date field and its day. A complete day is reported while typing. Incomplete text is reported on blur
 * only, so that correcting a digit does not clear the value.
 */
export function useTypedDay({ value, onChange, onInvalidText, format }: TypedDay) {
  const [draft, setDraft] = useState<string>()
  const [invalidText, setInvalidText] = useState('')
  const reported = useRef(value)

  const report = (day: string) => {
    reported.current = day
    if (day !== value) onChange(day)
  }
  const markInvalid = (text: string) => {
    if (text === invalidText) return
    setInvalidText(text)
    onInvalidText?.(text)
  }

  const show = useEffectEvent((day: string) => {
    if (day === reported.current) return
    reported.current = day
    setDraft(undefined)
    markInvalid('')
  })
  // A value set by the form, e.g. by a reset, replaces the typed text.
  useEffect(() => show(value), [value])

  const type = (text: string) => {
    setDraft(text)
    const day = parseTypedDay(text)
    if (!day) return
    report(day)
    markInvalid('')
  }

  const settle = () => {
    if (draft === undefined) return
    const day = parseTypedDay(draft)
    const isSettled = day !== undefined || draft.trim() === ''
    report(day ?? '')
    markInvalid(isSettled ? '' : draft)
    if (isSettled) setDraft(undefined)
  }

  const choose = (day: string) => {
    setDraft(undefined)
    report(day)
    markInvalid('')
  }

  const text = draft ?? formatFieldDay(value, format)
  return {
    text,
    /** Whether the text was not a date on the last blur. */
    isInvalid: invalidText !== '',
    /** Whether the current text is not a date. */
    isUnreadable: text.trim() !== '' && parseTypedDay(text) === undefined,
    type,
    settle,
    choose,
  }
}
