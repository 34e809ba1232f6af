import { type FormikErrors, setIn } from 'formik'
import * as v from 'valibot'

/** The name of what is wrong with the values as a whole, and with none of them in particular. */
export const wholeForm = ''

const isInside = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)

/** Formik's errors for values that a schema refuses: the first sentence of each field, at the field's path. */
export function validateWith<Values>(schema: v.GenericSchema<Values, unknown>) {
  return (values: Values): FormikErrors<Values> => {
    // To the end: a rule about several fields is told together with what is wrong with each.
    const result = v.safeParse(schema, values)
    if (result.success) return {}
    let errors: FormikErrors<Values> = {}
    const told: string[] = []
    for (const issue of result.issues) {
      const path = v.getDotPath(issue) ?? wholeForm
      // What is wrong with a list says more than what is wrong with one of its entries, and Formik keeps one of the two.
      if (told.some((other) => isInside(path, other))) continue
      told.push(path)
      errors =
        path === wholeForm ? { ...errors, [wholeForm]: issue.message } : setIn(errors, path, issue.message)
    }
    return errors
  }
}
