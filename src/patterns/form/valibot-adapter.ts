import { type FormikErrors, setIn } from 'formik'
import * as v from 'valibot'

/** Formik's errors for values that a schema refuses: the first sentence of each field, at the field's path. */
export function validateWith<Values>(schema: v.GenericSchema<Values, unknown>) {
  return (values: Values): FormikErrors<Values> => {
    const result = v.safeParse(schema, values, { abortPipeEarly: true })
    if (result.success) return {}
    let errors: FormikErrors<Values> = {}
    const seen = new Set<string>()
    for (const issue of result.issues) {
      const path = v.getDotPath(issue)
      if (path === null || seen.has(path)) continue
      seen.add(path)
      errors = setIn(errors, path, issue.message)
    }
    return errors
  }
}
