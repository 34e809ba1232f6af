import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DateFormat, formatFieldDay, parseTypedDay } from './calendar-day'

interface TypedDay {
  value: string
  onChange: (value: string) => void
  onInvalidText?: (text: string) => void
  format: DateFormat
}

/**
 * The text of a date field and the day that it stands for. A complete day is handed on while it is typed; an unfinished
 * one waits, so that correcting a digit does not empty the value in between; leaving the field settles it.
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
  // A day that comes from outside, e.g. a reset, takes the place of whatever was typed.
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
    /** Whether the text was left and is no date. */
    isInvalid: invalidText !== '',
    /** Whether the text is no date, be it left or still being typed. */
    isUnreadable: text.trim() !== '' && parseTypedDay(text) === undefined,
    type,
    settle,
    choose,
  }
}
