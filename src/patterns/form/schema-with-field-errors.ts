import * as v from 'valibot'

/** The error message of each field, if it has one. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>

/** A form's schema with a check over all values. It reports the errors of all fields at once. */
export const schemaWithFieldErrors = <Values extends object>(
  inputs: v.GenericSchema<Values>,
  errorsOf: (values: Values) => FieldErrors<Values>,
) =>
  v.pipe(
    inputs,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const errors: Record<string, string | undefined> = errorsOf(dataset.value)
      const input = Object.fromEntries(Object.entries(dataset.value))
      for (const [key, message] of Object.entries(errors)) {
        if (message === undefined) continue
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: undefined }] })
      }
    }),
  )
