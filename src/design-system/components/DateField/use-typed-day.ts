import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DateFormat, formatFieldDay, parseTypedDay } from './calendar-day'

interface TypedDayOptions {
  value: string
  onChange: (value: string) => void
  onInvalidText?: (text: string) => void
  format: DateFormat
}

/**
 * Holds the text of a date field, and reports the day of this text. `onChange` receives a complete day while the user
 * types, but receives '' for incomplete text only on blur, so that correcting a digit does not clear the value.
 */
export function useTypedDay({ value, onChange, onInvalidText, format }: TypedDayOptions) {
  const [draft, setDraft] = useState<string>()
  const [invalidText, setInvalidText] = useState('')
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
  // A value from the form, e.g. after a reset, replaces the typed text.
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
    /** Whether the text was not a date on the last blur. */
    isMarkedInvalid: invalidText !== '',
    /** Whether the current text is not a date. */
    isUnreadable: text.trim() !== '' && parseTypedDay(text) === undefined,
    changeText,
    commit,
    choose,
  }
}
