import { type FormikProps, FormikProvider, useFormik } from 'formik'
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import type * as v from 'valibot'
import { Alert } from '@/design-system/components/Alert/Alert'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { Stack } from '@/design-system/components/Stack/Stack'
import { FormErrorSummary } from './FormErrorSummary'
import { FormContext } from './form-context'
import { listErrors } from './form-errors'
import { type FormSubmitOptions, useFormSubmit } from './use-form-submit'
import { validateWith } from './valibot-adapter'

export interface CheckedFormProps<Values extends object> extends FormSubmitOptions<Values> {
  /** The first values of the inputs. A later change of this prop does not reset the inputs. */
  initialValues: Values
  /** The schema that validates the values. Its messages appear at the fields. */
  schema: v.GenericSchema<Values, unknown>
  /** Disables the fields and the submission of the form. */
  isDisabled?: boolean
  /** Renders the component that asks the user before unsaved changes are discarded. */
  renderGuard?: (isChanged: boolean) => ReactNode
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode)
}

/**
 * A form that validates with the schema. The form shows each error at its field and focuses the first invalid field. While a
 * submit is running, the form ignores another submit. The form works without a router; pages with a router use `FormShell`.
 */
export function CheckedForm<Values extends object>(props: CheckedFormProps<Values>) {
  const { initialValues, schema, isDisabled = false } = props
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const {
    attemptCount,
    alerts,
    offPageFields,
    serverErrors,
    forgetServerError,
    submittedValues,
    send,
    attempt,
  } = useFormSubmit<Values>({
    ...props,
    form: element,
    formId,
  })
  const form = useCheckedForm(initialValues, schema, send)

  useEffect(() => {
    if (attemptCount === 0 || !element.current || focusFirstInvalid(element.current)) return
    // No field got the focus, so the alert scrolls into view.
    alert.current?.scrollIntoView({ block: 'center' })
  }, [attemptCount])

  const isChanged = form.dirty && form.values !== submittedValues
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
            <FormErrorSummary offPageFields={offPageFields} onReveal={props.onReveal} />
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
 * Returns Formik's state with errors that are computed from the current values during the render. Formik computes its own
 * errors asynchronously, so they can belong to earlier values.
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
