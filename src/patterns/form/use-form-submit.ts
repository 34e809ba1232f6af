import { type RefObject, useCallback, useRef, useState } from 'react'
import { getFieldSentences, getGeneralSentences, isSessionEnd, SavedEarlierError } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { FieldError, hasFieldElement, type NamedError } from './form-errors'

export interface FormSubmitOptions<Values> {
  /**
   * Sends the values. If the function throws an error with field messages, the form shows those messages at the fields,
   * and all other messages above the form. If nothing was saved, the function has to resolve to false. The changes then
   * still count as unsaved.
   */
  onSubmit: (values: Values) => Promise<unknown>
  /** Maps the name of a contract field to the name of its input. Needed only where the two names differ. */
  serverFields?: Readonly<Record<string, string>>
  /** The message for a failure if the backend sent no message that users can read. Ignored if `describe` is set. */
  fallback?: string
  /** Returns the messages that appear above the form after a failure. The default is `describeError`. */
  describe?: (error: unknown) => string[]
  /** Whether the messages of `describe` appear above the form even if the backend sent only field messages. */
  isAlwaysDescribed?: boolean
  /** Shows a field before it gets the focus, for example by opening its tab. */
  onReveal?: (name: string) => void
  /** Called with the errors when validation stops the submit. */
  onInvalid?: (errors: readonly NamedError[]) => void
}

interface BoundSubmitOptions<Values> extends FormSubmitOptions<Values> {
  form: RefObject<HTMLFormElement | null>
  formId: string
  /** Called after a submit that saved the values. */
  onSaved: () => void
}

/** The errors of the last submit, except those that the schema finds for the fields on the page. */
interface SubmitResult {
  alerts: string[]
  serverErrors: Readonly<Record<string, string>>
  /** The fields that have an error and are not on the page. `alerts` contains their errors. */
  offPageFields: ReadonlySet<string>
}

const noErrors: SubmitResult = { alerts: [], serverErrors: {}, offPageFields: new Set() }

/** Submits a form, one submit at a time, and keeps the errors of the schema or the backend. */
export function useFormSubmit<Values extends object>(options: BoundSubmitOptions<Values>) {
  const runExclusive = useExclusiveRun()
  const [result, setResult] = useState(noErrors)
  const forgetServerError = useCallback(
    (name: string) => setResult((previous) => withoutError(previous, name)),
    [],
  )
  const [attemptCount, setAttemptCount] = useState(0)
  const [submittedValues, setSubmittedValues] = useState<Values>()
  const hasField = (name: string) => hasFieldElement(options.form.current, options.formId, name)

  const reveal = (name: string | undefined) => name !== undefined && options.onReveal?.(name)

  /** Sends the values and stores the result. Never throws. */
  const send = async (values: Values) => {
    try {
      const isSaved = (await options.onSubmit(values)) !== false
      setSubmittedValues(isSaved ? values : undefined)
      if (isSaved) options.onSaved()
    } catch (error) {
      // The values are unsaved now, even if an earlier submit of the same values succeeded.
      setSubmittedValues(undefined)
      if (isSessionEnd(error)) return
      const failureResult = buildFailureResult(error, values, options, hasField)
      reveal(Object.keys(values).find((name) => name in failureResult.serverErrors))
      setResult(failureResult)
    }
  }

  /** Runs one submit: `submit` validates the values, and calls `send` if they are valid. */
  const attempt = (submit: () => Promise<unknown>, errors: readonly NamedError[]) =>
    runExclusive(async () => {
      reveal(errors[0]?.name)
      if (errors.length > 0) options.onInvalid?.(errors)
      setResult(buildValidationResult(errors, hasField))
      await submit().finally(() => setAttemptCount((previous) => previous + 1))
    })

  return { ...result, attemptCount, submittedValues, send, attempt, forgetServerError }
}

/**
 * Returns a function that runs a task unless another task is running. A ref is necessary, because the second click of a
 * double click comes before React renders.
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

type HasField = (name: string) => boolean

/** Builds the result of a validation. Only errors of fields that are not on the page appear above the form. */
function buildValidationResult(errors: readonly NamedError[], hasField: HasField): SubmitResult {
  const offPageErrors = errors.filter(({ name }) => !hasField(name))
  return {
    ...noErrors,
    alerts: [...new Set(offPageErrors.map(({ message }) => message))],
    offPageFields: new Set(offPageErrors.map(({ name }) => name)),
  }
}

/** Splits the messages of an error into the messages at the fields and the messages above the form. */
function buildFailureResult<Values extends object>(
  error: unknown,
  values: Values,
  { serverFields = {}, fallback, describe: describeFailure, isAlwaysDescribed }: BoundSubmitOptions<Values>,
  hasField: HasField,
): SubmitResult {
  const serverErrors: Record<string, string> = {}
  const offPageMessages: string[] = []
  const isInput = (name: string) => Object.hasOwn(values, name.split('.')[0] ?? '') && hasField(name)
  for (const [field, sentences] of Object.entries(getSentencesByField(error))) {
    const name = enclosingPaths(field)
      .map((path) => (Object.hasOwn(serverFields, path) && serverFields[path]) || path)
      .find(isInput)
    if (name === undefined) offPageMessages.push(...sentences)
    else serverErrors[name] = [serverErrors[name], ...sentences].filter(Boolean).join(' ')
  }
  // A response with only field messages needs no general message.
  const hasOnlyFieldMessages =
    Object.keys(serverErrors).length + offPageMessages.length > 0 && getGeneralSentences(error).length === 0
  // The messages of a form are about a failure, but here the earlier content was saved.
  const describesFailure = describeFailure !== undefined && !(error instanceof SavedEarlierError)
  const general = describesFailure ? describeFailure(error) : describeError(error, fallback)
  const alerts =
    hasOnlyFieldMessages && !isAlwaysDescribed ? offPageMessages : [...general, ...offPageMessages]
  return { ...noErrors, alerts: [...new Set(alerts)], serverErrors }
}

const getSentencesByField = (error: unknown): Record<string, string[]> =>
  error instanceof FieldError ? { [error.field]: [error.message] } : getFieldSentences(error)

/** Returns a path and its parent paths, the innermost first: `people.1.name`, `people.1`, `people`. */
function enclosingPaths(path: string): string[] {
  const keys = path.split('.')
  return keys.map((_, index) => keys.slice(0, keys.length - index).join('.'))
}

function withoutError(result: SubmitResult, name: string): SubmitResult {
  if (!Object.hasOwn(result.serverErrors, name)) return result
  const { [name]: _removed, ...serverErrors } = result.serverErrors
  return { ...result, serverErrors }
}
