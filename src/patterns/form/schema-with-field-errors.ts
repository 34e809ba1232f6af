import * as v from 'valibot'

/** The error messages of the invalid fields, by field name. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>

/** Adds a check to a form's schema. The check reports every error that `findErrors` returns. */
export const addFieldErrorsCheck = <Values extends object>(
  schema: v.GenericSchema<Values>,
  findErrors: (values: Values) => FieldErrors<Values>,
) =>
  v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const errors: Record<string, string | undefined> = findErrors(dataset.value)
      const input = Object.fromEntries(Object.entries(dataset.value))
      for (const [key, message] of Object.entries(errors)) {
        if (message === undefined) continue
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: undefined }] })
      }
    }),
  )
