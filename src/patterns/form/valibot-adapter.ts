import { type FormikErrors, setIn } from 'formik'
import * as v from 'valibot'

/** The field name of an error of the values as a whole. */
export const wholeForm = ''

/** Returns a function that returns Formik's errors: the first message of each field, at its path. */
export function validateWith<Values>(schema: v.GenericSchema<Values, unknown>) {
  return (values: Values): FormikErrors<Values> => {
    // The schema does not stop at the first issue, so checks over several fields are reported too.
    const result = v.safeParse(schema, values)
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
