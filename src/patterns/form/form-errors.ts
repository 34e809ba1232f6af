import { fieldId } from './form-context'

/** The error that `onSubmit` throws to show a message at one field, for example after a failed upload. */
export class FieldError extends Error {
  readonly field: string

  constructor(field: string, sentence: string) {
    super(sentence)
    this.name = 'FieldError'
    this.field = field
  }
}

export interface NamedError {
  name: string
  message: string
}

/** Converts Formik's nested error object to a list of messages. The `name` of each is the path of its field. */
export function listErrors(errors: unknown, path = ''): NamedError[] {
  if (typeof errors === 'string') return [{ name: path, message: errors }]
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([key, inner]) => listErrors(inner, path ? `${path}.${key}` : key))
}

/** Whether a field is on the page. The error of a field that is not on the page can only appear above the form. */
export function hasFieldElement(form: HTMLFormElement | null, formId: string, name: string): boolean {
  const id = CSS.escape(fieldId(formId, name))
  return Boolean(form?.querySelector(`[name="${CSS.escape(name)}"], #${id}`))
}
