import { useFormikContext } from 'formik'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { forms } from '@/copy/forms'
import { ErrorSummary } from '@/design-system/components/ErrorSummary/ErrorSummary'
import { fieldWords } from '@/design-system/components/Field/field-words'
import { fieldId, useForm } from './form-context'
import { listErrors } from './form-errors'

interface FormErrorSummaryProps {
  /** The fields that are not on the page: their errors are told elsewhere. */
  strays: ReadonlySet<string>
  /** Brings a field into view before its link leads there. */
  onReveal?: (name: string) => void
}

/** The errors of the form together, each leading to its field, once sending was tried and there are at least two. */
export function FormErrorSummary({ strays, onReveal }: FormErrorSummaryProps) {
  const { formId, serverErrors } = useForm()
  const { errors, values, submitCount } = useFormikContext<Record<string, unknown>>()
  if (submitCount === 0) return null
  const messages = new Map(Object.entries(serverErrors))
  for (const { name, message } of listErrors(errors)) messages.set(name, message)
  // The values stand in the order of the form; the schema's checks of several fields come last.
  const order = Object.keys(values)
  const placeOf = (name: string) => order.indexOf(name.split('.')[0] ?? '')
  const told = [...messages]
    .filter(([name]) => !strays.has(name))
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, message]) => ({ name, fieldId: fieldId(formId, name), message }))
  // One error is at its field already, where the focus goes.
  if (told.length < 2) return null
  const reveal = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const error = told.find((one) => link?.getAttribute('href') === `#${one.fieldId}`)
    // Drawn at once: the link itself moves the focus right after.
    if (error) flushSync(() => onReveal?.(error.name))
  }
  return (
    <ErrorSummary
      title={forms.summary(told.length)}
      errors={told.map(namedIn(told))}
      onClickCapture={reveal}
    />
  )
}

interface ToldError {
  fieldId: string
  message: string
}

/** A sentence that stands there more than once says of which field it is. */
const namedIn = (told: readonly ToldError[]) => (error: ToldError) => {
  const isRepeated = told.some((other) => other !== error && other.message === error.message)
  const words = isRepeated ? fieldWords(error.fieldId) : undefined
  return words ? { ...error, message: forms.about(words, error.message) } : error
}
