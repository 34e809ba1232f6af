import { type FormikErrors, setIn } from 'formik'
import * as v from 'valibot'

/** The name of errors of the values as a whole, without a field. */
export const wholeForm = ''

const isInside = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)

/**
 * Returns a function that validates with the schema and returns Formik's errors: the first message of each
 * field, at the field's path.
 */
export function validateWith<Values>(schema: v.GenericSchema<Values, unknown>) {
  return (values: Values): FormikErrors<Values> => {
    // The schema does not stop at the first issue, so checks over several fields are reported too.
    const result = v.safeParse(schema, values)
    if (result.success) return {}
    let errors: FormikErrors<Values> = {}
    const told: string[] = []
    for (const issue of result.issues) {
      const path = v.getDotPath(issue) ?? wholeForm
      // The error of a list replaces the errors of its items, because Formik keeps only one of the two.
      if (told.some((other) => isInside(path, other))) continue
      told.push(path)
      errors =
        path === wholeForm ? { ...errors, [wholeForm]: issue.message } : setIn(errors, path, issue.message)
    }
    return errors
  }
}
