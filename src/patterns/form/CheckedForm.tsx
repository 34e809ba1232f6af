import { type FormikProps, FormikProvider, useFormik } from 'formik'
import {
  type ComponentType,
  Fragment,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type * as v from 'valibot'
import { Alert } from '@/design-system/components/Alert/Alert'
import { fieldSelector } from '@/design-system/components/Dialog/initial-focus'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { FormErrorSummaryProps } from './FormErrorSummary'
import { FormContext } from './form-context'
import type { FormDrafts } from './form-drafts'
import { listErrors } from './form-errors'
import { UnloadGuard } from './UnloadGuard'
import type { DraftOptions, OpenedDraft } from './use-draft'
import { type FormSubmitOptions, useFormSubmit } from './use-form-submit'
import { validateWith } from './valibot-adapter'

const loadSummary = () => import('./FormErrorSummary')

/** Only a submit with several errors needs the list, so that it loads on demand. Without it, the fields show their errors. */
const ErrorSummary = lazy<ComponentType<FormErrorSummaryProps>>(() =>
  loadSummary().then(
    ({ FormErrorSummary }) => ({ default: FormErrorSummary }),
    () => ({ default: () => null }),
  ),
)

/** What the component that guards a form against leaving needs. */
export interface FormGuard {
  /** Whether there are unsaved changes. */
  isChanged: boolean
  /** Removes the form's draft, because the user has agreed to lose the changes. */
  onLeave: () => void
}

export interface CheckedFormProps<Values extends object>
  extends FormSubmitOptions<Values>,
    Omit<DraftOptions<Values>, 'initialValues' | 'schema' | 'isDisabled'> {
  /** The first values of the inputs. A later change of this prop does not reset the inputs. */
  initialValues: Values
  /** The schema that validates the values. Its messages appear at the fields. */
  schema: v.GenericSchema<Values, unknown>
  /** `formDrafts`, or `noDrafts` for a form that keeps no draft and should not load the code of drafts. */
  drafts: FormDrafts
  /** Disables the fields and the submission of the form. */
  isDisabled?: boolean
  /** Renders the component that asks the user before unsaved changes are discarded. The default is `UnloadGuard`. */
  renderGuard?: (guard: FormGuard) => ReactNode
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode)
}

const renderUnloadGuard = ({ isChanged }: FormGuard) => <UnloadGuard isActive={isChanged} />

/**
 * A form that validates with the schema. The form shows each error at its field and focuses the first invalid field. While a
 * submit is running, the form ignores another submit. With `drafts`, what the user types is kept as a draft: if the page closes,
 * the form contains the draft when it opens again. The form works without a router; pages with a router use `FormShell`.
 */
export function CheckedForm<Values extends object>(props: CheckedFormProps<Values>) {
  const { initialValues, schema, isDisabled = false, renderGuard = renderUnloadGuard } = props
  const { useOpenedDraft, useDraftSaving, DraftNotice } = props.drafts
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
    onSaved: () => removeDraft(),
  })
  const draft = useOpenedDraft(props)
  const form = useCheckedForm(initialValues, draft, schema, send)
  const removeDraft = useDraftSaving(draft, form.values, props.isDraftSuspended ?? false)
  const { resetCount, reset } = useReset(form, element)

  useEffect(() => {
    // The form is painted first.
    const timer = setTimeout(() => void loadSummary().catch(() => {}), 0)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (attemptCount === 0 || !element.current || focusFirstInvalid(element.current)) return
    // No field got the focus, so the alert scrolls into view.
    alert.current?.scrollIntoView({ block: 'center' })
  }, [attemptCount])

  const isChanged = form.dirty && form.values !== submittedValues
  const isRestored = draft.restoredValues !== undefined && isChanged
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
          // A submit before React has taken over the page must never write a password into the address.
          method="post"
          // The first page may have marked such a submit.
          suppressHydrationWarning
          onSubmit={(event) => {
            event.preventDefault()
            if (!isDisabled) void attempt(form.submitForm, listErrors(form.errors))
          }}
        >
          {renderGuard({ isChanged, onLeave: removeDraft })}
          <Stack gap={5}>
            {isRestored || (draft.hadFiles && !isChanged && resetCount === 0) ? (
              <DraftNotice
                isRestored={isRestored}
                hadFiles={draft.hadFiles}
                onDiscard={() => {
                  reset()
                  removeDraft()
                }}
              />
            ) : null}
            {form.submitCount > 0 ? (
              <Suspense>
                <ErrorSummary offPageFields={offPageFields} onReveal={props.onReveal} />
              </Suspense>
            ) : null}
            {alerts.length > 0 ? (
              <Alert ref={alert} tone="danger" isLive>
                {alerts.map((sentence) => (
                  <div key={sentence}>{sentence}</div>
                ))}
              </Alert>
            ) : null}
            <Fragment key={resetCount}>
              {typeof props.children === 'function' ? props.children(form) : props.children}
            </Fragment>
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
  { startValues }: OpenedDraft<Values>,
  schema: v.GenericSchema<Values, unknown>,
  onSubmit: (values: Values) => Promise<void>,
): FormikProps<Values> {
  const validate = useMemo(() => validateWith(schema), [schema])
  // The first render already has the start values, because fields can keep their first value in their own state.
  const formik = useFormik<Values>({
    initialValues: startValues,
    validate,
    onSubmit,
    validateOnChange: false,
    validateOnBlur: false,
  })
  const { resetForm, setValues } = formik
  const [firstValues] = useState(initialValues)
  // Formik now compares the start values with the initial values, so that the form counts as changed.
  useLayoutEffect(() => {
    if (startValues === firstValues) return
    resetForm({ values: firstValues })
    void setValues(startValues)
  }, [firstValues, startValues, resetForm, setValues])
  const errors = useMemo(() => validate(formik.values), [validate, formik.values])
  return { ...formik, errors, isValid: Object.keys(errors).length === 0 }
}

/** Returns a function that restores the initial values, renders the fields anew and focuses the first field. */
function useReset<Values extends object>(
  { resetForm }: FormikProps<Values>,
  element: RefObject<HTMLFormElement | null>,
) {
  const [resetCount, setResetCount] = useState(0)
  useEffect(() => {
    if (resetCount > 0) element.current?.querySelector<HTMLElement>(fieldSelector)?.focus()
  }, [resetCount, element])
  const reset = () => {
    resetForm()
    setResetCount((count) => count + 1)
  }
  return { resetCount, reset }
}
