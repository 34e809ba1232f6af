import { createContext, use } from 'react'

/** What a form's parts know of their form, beside what Formik keeps. */
export interface FormContextValue {
  /** The beginning of every field's id. */
  formId: string
  /** Whether every field is out of use, e.g. because the thing can no longer be changed. */
  isDisabled: boolean
  /** Whether something in it would be lost by leaving. */
  isChanged: boolean
  /** What the backend said about a field, until it is changed. */
  serverErrors: Readonly<Record<string, string>>
  forgetServerError: (name: string) => void
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

export function useForm(): FormContextValue {
  const value = use(FormContext)
  if (!value) throw new Error('useForm is for parts of a FormShell')
  return value
}

/** The id of a field's control, so that a summary can lead to it. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`
