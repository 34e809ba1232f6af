import { type FormikProps, FormikProvider, useFormik } from 'formik'
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import type * as v from 'valibot'
import { Alert } from '@/design-system/components/Alert/Alert'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { Stack } from '@/design-system/components/Stack/Stack'
import { FormErrorSummary } from './FormErrorSummary'
import { FormContext } from './form-context'
import { listErrors } from './form-errors'
import { type SendingRules, useSending } from './use-sending'
import { validateWith } from './valibot-adapter'

export interface CheckedFormProps<Values extends object> extends SendingRules<Values> {
  /** What the inputs hold at first. A later change of it never resets what was typed. */
  initialValues: Values
  /** The schema of the values, with its sentences. */
  schema: v.GenericSchema<Values, unknown>
  /** Whether every field is out of use; nothing is sent then. */
  isDisabled?: boolean
  /** Draws what watches over changes that are not saved; given whether there are any. */
  renderGuard?: (isChanged: boolean) => ReactNode
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode)
}

/**
 * A form: validates as the schema says, sends once, puts each error where it belongs, focuses the first. It knows no
 * router, so it is for pages that have none; every other form is a `FormShell`.
 */
export function CheckedForm<Values extends object>(props: CheckedFormProps<Values>) {
  const { initialValues, schema, isDisabled = false } = props
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const { attempts, alerts, strays, serverErrors, forgetServerError, sent, send, attempt } =
    useSending<Values>({
      ...props,
      form: element,
      formId,
    })
  const form = useCheckedForm(initialValues, schema, send)

  useEffect(() => {
    if (attempts === 0 || !element.current || focusFirstInvalid(element.current)) return
    // Focus stays where the sending was asked for; the alert may be out of sight above.
    alert.current?.scrollIntoView({ block: 'center' })
  }, [attempts])

  const isChanged = form.dirty && form.values !== sent
  const context = useMemo(
    () => ({ formId, isDisabled, isChanged, serverErrors, forgetServerError }),
    [formId, isDisabled, isChanged, serverErrors, forgetServerError],
  )

  return (
    <FormContext value={context}>
      <FormikProvider value={form}>
        <form
          ref={element}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isDisabled) void attempt(form.submitForm, listErrors(form.errors))
          }}
        >
          {props.renderGuard?.(isChanged)}
          <Stack gap={5}>
            <FormErrorSummary strays={strays} onReveal={props.onReveal} />
            {alerts.length > 0 ? (
              <Alert ref={alert} tone="danger" isLive>
                {alerts.map((sentence) => (
                  <div key={sentence}>{sentence}</div>
                ))}
              </Alert>
            ) : null}
            {typeof props.children === 'function' ? props.children(form) : props.children}
          </Stack>
        </form>
      </FormikProvider>
    </FormContext>
  )
}

/**
 * Formik with the errors of the values that are on the page. Its own come a moment late and, when two fields change at
 * once, are those of values that never were; so it validates only on sending.
 */
function useCheckedForm<Values extends object>(
  initialValues: Values,
  schema: v.GenericSchema<Values, unknown>,
  onSubmit: (values: Values) => Promise<void>,
): FormikProps<Values> {
  const validate = useMemo(() => validateWith(schema), [schema])
  const formik = useFormik<Values>({
    initialValues,
    validate,
    onSubmit,
    validateOnChange: false,
    validateOnBlur: false,
  })
  const errors = useMemo(() => validate(formik.values), [validate, formik.values])
  return { ...formik, errors, isValid: Object.keys(errors).length === 0 }
}
