import { type FormikErrors, setIn } from 'formik'
import * as v from 'valibot'
import { forms } from '@/copy/forms'

/** The field name of an error that belongs to the whole form. */
export const wholeForm = ''

/** The message of an issue whose schema has none. */
const getDefaultMessage = ({ type, message }: v.BaseIssue<unknown>): string =>
  type === 'picklist' ? forms.notAnOption : message

/** Creates Formik's validate function: it returns the first message of each field, at the path of the field. */
export function validateWith<Values>(schema: v.GenericSchema<Values, unknown>) {
  return (values: Values): FormikErrors<Values> => {
    // Without `abortEarly` the schema reports all issues, so checks that compare several fields are reported too.
    const result = v.safeParse(schema, values, { message: getDefaultMessage })
    if (result.success) return {}
    let errors: FormikErrors<Values> = {}
    const paths: string[] = []
    for (const issue of result.issues) {
      const path = v.getDotPath(issue) ?? wholeForm
      // The error of a list replaces the errors of its items, because Formik keeps only one of the two.
      if (paths.some((outer) => path === outer || path.startsWith(`${outer}.`))) continue
      paths.push(path)
      errors =
        path === wholeForm ? { ...errors, [wholeForm]: issue.message } : setIn(errors, path, issue.message)
    }
    return errors
  }
}
