import { type RefObject, useCallback, useRef, useState } from 'react'
import { isSessionEnd } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { isDrawn, type NamedError, partFailure } from './form-errors'

export interface FormSubmitOptions<Values> {
  /**
   * Sends the values. The form shows the error that it throws: at the fields that the error names, otherwise
   * above the form. It resolves to false if nothing was saved, so that the changes still count as unsaved.
   */
  onSubmit: (values: Values) => Promise<unknown>
  /** Maps fields of the contract to inputs, where the names differ. */
  serverFields?: Readonly<Record<string, string>>
  /** The message for a failure without a displayable message from the backend. */
  fallback?: string
  /** Returns the messages of a failure, where the screen has its own. */
  describe?: (error: unknown) => string[]
  /** Whether the messages of `describe` appear above the form even if the backend sent more specific ones. */
  isAlwaysDescribed?: boolean
  /** Shows a field before it gets the focus, for example by opening its tab. */
  onReveal?: (name: string) => void
  /** Called with the errors when validation stops the submit. */
  onInvalid?: (errors: readonly NamedError[]) => void
}

interface BoundSubmitOptions<Values> extends FormSubmitOptions<Values> {
  form: RefObject<HTMLFormElement | null>
  formId: string
}

/** The errors of the last submit that the fields do not show by themselves. */
interface SubmitResult {
  /** Shown above the form. */
  alerts: string[]
  /** By field name, shown until the field changes. */
  serverErrors: Readonly<Record<string, string>>
  /** The fields with an error that are not on the page. `alerts` contains their errors. */
  strays: ReadonlySet<string>
}

const nothing: SubmitResult = { alerts: [], serverErrors: {}, strays: new Set() }

/** Submits a form, one submit at a time, and keeps the errors of the schema or the backend. */
export function useFormSubmit<Values extends object>(options: BoundSubmitOptions<Values>) {
  const runExclusive = useExclusiveRun()
  const { result, setResult, forgetServerError } = useSubmitResult()
  const [attempts, setAttempts] = useState(0)
  const [sent, setSent] = useState<Values>()
  const hasField = (name: string) => isDrawn(options.form.current, options.formId, name)

  /** Shows the first field with an error, which gets the focus. */
  const reveal = (name: string | undefined) => name !== undefined && options.onReveal?.(name)

  /** Sends the values and stores the result. Never throws. */
  const send = async (values: Values) => {
    try {
      const isSent = await options.onSubmit(values)
      setSent(isSent === false ? undefined : values)
    } catch (error) {
      // The backend may have accepted the same values before.
      setSent(undefined)
      if (isSessionEnd(error)) return
      const failure = resultOfFailure(error, values, options, hasField)
      reveal(Object.keys(values).find((name) => name in failure.serverErrors))
      setResult(failure)
    }
  }

  /** Runs one submit: `submit` validates and, without errors, calls `send`. */
  const attempt = (submit: () => Promise<unknown>, errors: readonly NamedError[]) =>
    runExclusive(async () => {
      reveal(errors[0]?.name)
      if (errors.length > 0) options.onInvalid?.(errors)
      setResult(resultOfErrors(errors, hasField))
      await submit().finally(() => setAttempts((before) => before + 1))
    })

  return { ...result, attempts, sent, send, attempt, forgetServerError }
}

/**
 * Runs a task unless the last one is still running. It uses a ref, because a double click comes before React
 * renders.
 */
function useExclusiveRun() {
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

/** The result of the last submit. A field's server error disappears when the field changes. */
function useSubmitResult() {
  const [result, setResult] = useState(nothing)
  const forgetServerError = useCallback(
    (name: string) => setResult((before) => withoutError(before, name)),
    [],
  )
  return { result, setResult, forgetServerError }
}

type HasField = (name: string) => boolean

/**
 * The result of failed validation. Fields on the page show their own errors, so only the others appear above
 * the form.
 */
function resultOfErrors(errors: readonly NamedError[], hasField: HasField): SubmitResult {
  const strays = errors.filter(({ name }) => !hasField(name))
  return {
    ...nothing,
    alerts: [...new Set(strays.map(({ message }) => message))],
    strays: new Set(strays.map(({ name }) => name)),
  }
}

/** The result of a failed request. */
function resultOfFailure<Values extends object>(
  error: unknown,
  values: Values,
  { serverFields = {}, fallback, describe, isAlwaysDescribed }: BoundSubmitOptions<Values>,
  hasField: HasField,
): SubmitResult {
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

function withoutError(result: SubmitResult, name: string): SubmitResult {
  if (!Object.hasOwn(result.serverErrors, name)) return result
  const { [name]: _forgotten, ...serverErrors } = result.serverErrors
  return { ...result, serverErrors }
}
