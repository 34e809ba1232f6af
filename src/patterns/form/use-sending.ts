import { type RefObject, useCallback, useRef, useState } from 'react'
import { isSessionEnd } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { isDrawn, type NamedError, partFailure } from './form-errors'

export interface SendingRules<Values> {
  /**
   * Sends the values. What it throws is shown: at the fields that it names, the rest above the form. It answers false if
   * the values are still in the form alone, so that leaving would lose them.
   */
  onSubmit: (values: Values) => Promise<unknown>
  /** Which input answers for which field of the contract, where the names differ. */
  serverFields?: Readonly<Record<string, string>>
  /** What to say when the backend says nothing that can be shown. */
  fallback?: string
  /** Tells the sentences of a failure, where a screen's differ from everybody's. */
  describe?: (error: unknown) => string[]
  /** Whether what `describe` tells stands above the form even where the backend says more about it. */
  isAlwaysDescribed?: boolean
  /** Brings a field into view that may be hidden, e.g. in a tab that is not shown, before the focus goes there. */
  onReveal?: (name: string) => void
  /** Called when the values are not sent because the schema stands against them, with what it says. */
  onInvalid?: (errors: readonly NamedError[]) => void
}

interface SendingOptions<Values> extends SendingRules<Values> {
  form: RefObject<HTMLFormElement | null>
  formId: string
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
  const oneAtATime = useOneAtATime()
  const { outcome, setOutcome, forgetServerError } = useOutcome()
  const [attempts, setAttempts] = useState(0)
  const [sent, setSent] = useState<Values>()
  const hasField = (name: string) => isDrawn(options.form.current, options.formId, name)

  /** The first field with an error is where the focus goes. */
  const reveal = (name: string | undefined) => name !== undefined && options.onReveal?.(name)

  /** Sends the values and keeps what came of it; never throws. */
  const send = async (values: Values) => {
    try {
      const isSent = await options.onSubmit(values)
      setSent(isSent === false ? undefined : values)
    } catch (error) {
      // The same values may have been taken before and refused now.
      setSent(undefined)
      if (isSessionEnd(error)) return
      const failure = outcomeOfFailure(error, values, options, hasField)
      reveal(Object.keys(values).find((name) => name in failure.serverErrors))
      setOutcome(failure)
    }
  }

  /** Tries to send: `submit` validates and, if nothing stands against it, calls `send`. */
  const attempt = (submit: () => Promise<unknown>, errors: readonly NamedError[]) =>
    oneAtATime(async () => {
      reveal(errors[0]?.name)
      if (errors.length > 0) options.onInvalid?.(errors)
      setOutcome(outcomeOfErrors(errors, hasField))
      await submit().finally(() => setAttempts((before) => before + 1))
    })

  return { ...outcome, attempts, sent, send, attempt, forgetServerError }
}

/** Runs what it is given, unless the last one is still running. A second press comes before React has drawn the first: only a ref sees it. */
function useOneAtATime() {
  const isRunning = useRef(false)
  return async (run: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await run()
    } finally {
      isRunning.current = false
    }
  }
}

/** What came of the last attempt; what the backend said about a field is forgotten when that changes. */
function useOutcome() {
  const [outcome, setOutcome] = useState(nothing)
  const forgetServerError = useCallback(
    (name: string) => setOutcome((before) => withoutError(before, name)),
    [],
  )
  return { outcome, setOutcome, forgetServerError }
}

type HasField = (name: string) => boolean

/** What the schema says: its fields tell it themselves, if they are there to tell it. */
function outcomeOfErrors(errors: readonly NamedError[], hasField: HasField): Outcome {
  const strays = errors.filter(({ name }) => !hasField(name))
  return {
    ...nothing,
    alerts: [...new Set(strays.map(({ message }) => message))],
    strays: new Set(strays.map(({ name }) => name)),
  }
}

/** What the backend says, or what kept it from saying anything. */
function outcomeOfFailure<Values extends object>(
  error: unknown,
  values: Values,
  { serverFields = {}, fallback, describe, isAlwaysDescribed }: SendingOptions<Values>,
  hasField: HasField,
): Outcome {
  const tell = describe ?? ((failure: unknown) => describeError(failure, fallback))
  const { fields, alerts } = partFailure(error, {
    values,
    hasField,
    aliases: serverFields,
    tell,
    isAlwaysTold: isAlwaysDescribed,
  })
  return { ...nothing, alerts, serverErrors: fields }
}

function withoutError(outcome: Outcome, name: string): Outcome {
  if (!Object.hasOwn(outcome.serverErrors, name)) return outcome
  const { [name]: _forgotten, ...serverErrors } = outcome.serverErrors
  return { ...outcome, serverErrors }
}
