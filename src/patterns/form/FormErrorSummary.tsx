import { useFormikContext } from 'formik'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { forms } from '@/copy/forms'
import { ErrorSummary } from '@/design-system/components/ErrorSummary/ErrorSummary'
import { getFieldName } from '@/design-system/components/Field/field-name'
import { fieldId, useForm } from './form-context'
import { listErrors } from './form-errors'

export interface FormErrorSummaryProps {
  /** The invalid fields that are not on the page. The summary omits their errors, because an alert shows them. */
  offPageFields: ReadonlySet<string>
  /** Makes a field visible before a link of the summary moves the focus to the field. */
  onReveal?: (name: string) => void
}

/** A list of the form's errors, each a link to its field. Appears after a submit, as long as there are at least two errors. */
export function FormErrorSummary({ offPageFields, onReveal }: FormErrorSummaryProps) {
  const { formId, serverErrors } = useForm()
  const { errors, values, submitCount } = useFormikContext<Record<string, unknown>>()
  if (submitCount === 0) return null
  const messages = new Map(Object.entries(serverErrors))
  for (const { name, message } of listErrors(errors)) messages.set(name, message)
  // The summary lists the errors in the order of the fields in the form, which is the order of the keys of `values`. The
  // order of `errors` is different, because the schema checks relations between fields last.
  const fieldNames = Object.keys(values)
  const findPosition = (name: string) => fieldNames.indexOf(name.split('.')[0] ?? '')
  const summaryErrors = [...messages]
    .filter(([name]) => !offPageFields.has(name))
    .sort(([left], [right]) => findPosition(left) - findPosition(right))
    .map(([name, message]) => ({ name, fieldId: fieldId(formId, name), message }))
  // A single error needs no summary, because its field shows the error and gets the focus.
  if (summaryErrors.length < 2) return null
  const reveal = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const error = summaryErrors.find(({ fieldId: id }) => link?.getAttribute('href') === `#${id}`)
    // The link moves the focus immediately after this handler, so `flushSync` renders the field now.
    if (error) flushSync(() => onReveal?.(error.name))
  }
  return (
    <ErrorSummary
      title={forms.summary(summaryErrors.length)}
      errors={summaryErrors.map(addLabel)}
      onClickCapture={reveal}
    />
  )
}

interface ListedError {
  fieldId: string
  message: string
}

/** Adds the field's label to a message that appears more than once, or that does not name its field. */
function addLabel(error: ListedError, _: number, errors: readonly ListedError[]) {
  const isRepeated = errors.some((otherError) => otherError !== error && otherError.message === error.message)
  const needsLabel = isRepeated || forms.isAboutUnnamedField(error.message)
  const label = needsLabel ? getFieldName(error.fieldId) : undefined
  return label ? { ...error, message: forms.about(label, error.message) } : error
}
