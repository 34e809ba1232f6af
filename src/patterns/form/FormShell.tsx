import { Formik, type FormikProps } from 'formik'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import type * as v from 'valibot'
import { fieldSentences } from '../../api/api-error'
import { describeError } from '../../copy/errors'
import { Alert } from '../../design-system/components/Alert/Alert'
import { Stack } from '../../design-system/components/Stack/Stack'
import { FormContext } from './form-context'
import { FormErrorSummary } from './FormErrorSummary'
import { focusFirstError } from './focus-first-error'
import { LeaveGuard } from './LeaveGuard'
import { validateWith } from './valibot-adapter'

interface FormShellProps<Values extends object> {
  /** What the inputs hold at first. A later change of it never resets what was typed. */
  initialValues: Values
  /** The schema of the values, with its sentences. */
  schema: v.GenericSchema<Values, unknown>
  /** Sends the values. What it throws is shown: at the fields that it names, the rest above the form. */
  onSubmit: (values: Values) => Promise<void>
  /** Which input answers for which field of the contract, where the names differ. */
  serverFields?: Readonly<Record<string, string>>
  /** What to say when the backend says nothing that can be shown. */
  fallback?: string
  /** Tells the sentences of a failure, where a screen's differ from everybody's. */
  describe?: (error: unknown) => string[]
  /** Whether every field is out of use. */
  isDisabled?: boolean
  /** Whether leaving with changes asks first. Not where nothing is lost by leaving, as on the sign-in. */
  isGuarded?: boolean
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode)
}

/** What the backend said, parted into what belongs to an input of this form and what belongs to all of it. */
function partServerErrors(error: unknown, names: ReadonlySet<string>, aliases: Readonly<Record<string, string>>) {
  const fields: Record<string, string> = {}
  const others: string[] = []
  for (const [field, sentences] of Object.entries(fieldSentences(error))) {
    const name = aliases[field] ?? field
    if (names.has(name)) fields[name] = sentences.join(' ')
    else others.push(...sentences)
  }
  return { fields, others }
}

/** A form: validates as the schema says, sends once, puts each error where it belongs, focuses the first, loses nothing. */
export function FormShell<Values extends object>(props: FormShellProps<Values>) {
  const { initialValues, schema, serverFields = {}, fallback, isDisabled = false, isGuarded = true } = props
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  // A second press comes before React has drawn the first: only a ref sees it.
  const isSending = useRef(false)
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({})
  const [alerts, setAlerts] = useState<string[]>([])
  const validate = useMemo(() => validateWith(schema), [schema])

  const send = async (values: Values) => {
    if (isSending.current) return
    isSending.current = true
    setAlerts([])
    setServerErrors({})
    try {
      await props.onSubmit(values)
    } catch (error) {
      const { fields, others } = partServerErrors(error, new Set(Object.keys(values)), serverFields)
      setServerErrors(fields)
      const general = props.describe?.(error) ?? describeError(error, fallback)
      setAlerts(others.length > 0 ? others : Object.keys(fields).length > 0 ? [] : general)
      focusFirstError(element.current)
    } finally {
      isSending.current = false
    }
  }

  const context = useMemo(
    () => ({
      formId,
      isDisabled,
      serverErrors,
      forgetServerError: (name: string) =>
        setServerErrors((errors) => {
          if (!(name in errors)) return errors
          const { [name]: _forgotten, ...rest } = errors
          return rest
        }),
    }),
    [formId, isDisabled, serverErrors],
  )

  return (
    <FormContext value={context}>
      <Formik<Values> initialValues={initialValues} validate={validate} onSubmit={send}>
        {(form) => (
          <form
            ref={element}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void form.submitForm().then(() => focusFirstError(element.current))
            }}
          >
            {isGuarded ? <LeaveGuard isActive={form.dirty && !form.isSubmitting} /> : null}
            <Stack gap={5}>
              <FormErrorSummary />
              {alerts.length > 0 ? (
                <Alert tone="danger" isLive>
                  {alerts.map((sentence) => (
                    <div key={sentence}>{sentence}</div>
                  ))}
                </Alert>
              ) : null}
              {typeof props.children === 'function' ? props.children(form) : props.children}
            </Stack>
          </form>
        )}
      </Formik>
    </FormContext>
  )
}
