import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DateFormat, formatFieldDay, parseTypedDay } from './calendar-day'

interface TypedDayOptions {
  /** The day of the form, 'YYYY-MM-DD', or '' for none. */
  value: string
  onChange: (value: string) => void
  /** The text, not a date, with which the field opens; by default none. */
  initialInvalidText?: string
  onInvalidText?: (text: string) => void
  format: DateFormat
}

/**
 * Holds the typed text of a date field. While the user types, `onChange` receives each complete day. For incomplete or
 * empty text, `onChange` receives '' only on `commit`, so that correcting a digit does not clear the value.
 */
export function useTypedDay({
  value,
  onChange,
  initialInvalidText = '',
  onInvalidText,
  format,
}: TypedDayOptions) {
  const [draft, setDraft] = useState(initialInvalidText || undefined)
  const [invalidText, setInvalidText] = useState(initialInvalidText)
  // The last day that was passed to `onChange` or received as `value`.
  const reportedDay = useRef(value)

  const report = (day: string) => {
    reportedDay.current = day
    if (day !== value) onChange(day)
  }
  const markInvalid = (text: string) => {
    if (text === invalidText) return
    setInvalidText(text)
    onInvalidText?.(text)
  }

  const showFormValue = useEffectEvent((day: string) => {
    if (day === reportedDay.current) return
    reportedDay.current = day
    setDraft(undefined)
    markInvalid('')
  })
  // If the form sets another value, e.g. on a reset, this value replaces the typed text.
  useEffect(() => showFormValue(value), [value])

  const changeText = (text: string) => {
    setDraft(text)
    const day = parseTypedDay(text)
    if (!day) return
    report(day)
    markInvalid('')
  }

  const commit = () => {
    if (draft === undefined) return
    const day = parseTypedDay(draft)
    const isComplete = day !== undefined || draft.trim() === ''
    report(day ?? '')
    markInvalid(isComplete ? '' : draft)
    if (isComplete) setDraft(undefined)
  }

  const choose = (day: string) => {
    setDraft(undefined)
    report(day)
    markInvalid('')
  }

  const text = draft ?? formatFieldDay(value, format)
  return {
    text,
    /** Whether `commit` found text that is not a date. False again after the correction. */
    isMarkedInvalid: invalidText !== '',
    /** Whether the current text is not a date. */
    isUnreadable: text.trim() !== '' && parseTypedDay(text) === undefined,
    changeText,
    /** Handles the typed text on blur or Enter. */
    commit,
    /** Replaces the typed text with a day of the calendar. */
    choose,
  }
}
