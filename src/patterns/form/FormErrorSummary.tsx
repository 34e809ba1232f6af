import { useFormikContext } from 'formik'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { forms } from '@/copy/forms'
import { ErrorSummary } from '@/design-system/components/ErrorSummary/ErrorSummary'
import { getFieldName } from '@/design-system/components/Field/field-name'
import { fieldId, useForm } from './form-context'
import { listErrors } from './form-errors'

interface FormErrorSummaryProps {
  /** The fields that are not on the page. Their errors appear above the form. */
  offPageFields: ReadonlySet<string>
  /** Makes a field visible before a link of the summary moves the focus to the field. */
  onReveal?: (name: string) => void
}

/** The list of errors with links to the fields, after a submit with at least two errors. */
export function FormErrorSummary({ offPageFields, onReveal }: FormErrorSummaryProps) {
  const { formId, serverErrors } = useForm()
  const { errors, values, submitCount } = useFormikContext<Record<string, unknown>>()
  if (submitCount === 0) return null
  const messages = new Map(Object.entries(serverErrors))
  for (const { name, message } of listErrors(errors)) messages.set(name, message)
  // The summary has the order of the form, which is the order of the values. The errors have another order, because the
  // schema checks relations between fields last.
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
    // The field has to render now, because the link moves the focus immediately afterwards.
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

/** Adds the field's label to a message that appears more than once. */
function addLabel(error: ListedError, _: number, errors: readonly ListedError[]) {
  const isRepeated = errors.some((otherError) => otherError !== error && otherError.message === error.message)
  const label = isRepeated ? getFieldName(error.fieldId) : undefined
  return label ? { ...error, message: forms.about(label, error.message) } : error
}
