import { createContext, use } from 'react'

/** The state that the parts of a form share, besides Formik's state. */
export interface FormContextValue {
  /** The prefix of every field's id. */
  formId: string
  /** Whether every field is disabled, for example because the entity can no longer be edited. */
  isDisabled: boolean
  /** Whether the form has unsaved changes. */
  isChanged: boolean
  /** The field messages of the last failed submit, by field name. A message disappears when the user changes the field. */
  serverErrors: Readonly<Record<string, string>>
  forgetServerError: (name: string) => void
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

export function useForm(): FormContextValue {
  const value = use(FormContext)
  if (!value) throw new Error('useForm must be called inside a CheckedForm or FormShell')
  return value
}

/** Returns the id of a field's control, so that the error summary can link to the control. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`
