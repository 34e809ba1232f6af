import { type RefObject, useCallback, useRef, useState } from 'react'
import { describeError } from '../../copy/errors'
import { isDrawn, type NamedError, partFailure } from './form-errors'

interface SendingOptions<Values> {
  form: RefObject<HTMLFormElement | null>
  formId: string
  onSubmit: (values: Values) => Promise<void>
  serverFields?: Readonly<Record<string, string>>
  fallback?: string
  describe?: (error: unknown) => string[]
  isAlwaysDescribed?: boolean
  onReveal?: (name: string) => void
}

/** What stands against the last attempt to send a form, beside what its fields tell by themselves. */
interface Outcome {
  /** Told above the form. */
  alerts: string[]
  /** Told at the field, until it is changed. */
  serverErrors: Readonly<Record<string, string>>
  /** The fields with an error that are not on the page, so that the alerts tell it. */
  strays: ReadonlySet<string>
}

const nothing: Outcome = { alerts: [], serverErrors: {}, strays: new Set() }

/** Sending a form: one at a time, with what the schema or the backend says against it. */
export function useSending<Values extends object>(options: SendingOptions<Values>) {
  const { form, formId, onSubmit, serverFields = {}, fallback, onReveal } = options
  // A second press comes before React has drawn the first: only a ref sees it.
  const isSending = useRef(false)
  const [outcome, setOutcome] = useState(nothing)
  const [attempts, setAttempts] = useState(0)
  const [sent, setSent] = useState<Values>()

  /** Sends the values and keeps what came of it; never throws. */
  const send = async (values: Values) => {
    try {
      await onSubmit(values)
      setSent(values)
    } catch (error) {
      const { fields, alerts } = partFailure(error, {
        values,
        hasField: (name) => isDrawn(form.current, formId, name),
        aliases: serverFields,
        tell: options.describe ?? ((failure) => describeError(failure, fallback)),
        isAlwaysTold: options.isAlwaysDescribed,
      })
      const first = Object.keys(values).find((name) => name in fields)
      if (first !== undefined) onReveal?.(first)
      setOutcome({ ...nothing, alerts, serverErrors: fields })
    }
  }

  /** Tries to send: `submit` validates and, if nothing stands against it, calls `send`. */
  const attempt = async (submit: () => Promise<unknown>, errors: readonly NamedError[]) => {
    if (isSending.current) return
    isSending.current = true
    if (errors[0]) onReveal?.(errors[0].name)
    const strays = errors.filter(({ name }) => !isDrawn(form.current, formId, name))
    setOutcome({
      ...nothing,
      alerts: [...new Set(strays.map(({ message }) => message))],
      strays: new Set(strays.map(({ name }) => name)),
    })
    try {
      await submit()
    } finally {
      isSending.current = false
      setAttempts((before) => before + 1)
    }
  }

  const forgetServerError = useCallback((name: string) => {
    setOutcome((before) => {
      if (!Object.hasOwn(before.serverErrors, name)) return before
      const { [name]: _forgotten, ...serverErrors } = before.serverErrors
      return { ...before, serverErrors }
    })
  }, [])

  return { ...outcome, attempts, sent, send, attempt, forgetServerError }
}
