import * as v from 'valibot'

/** What is wrong with each value, if something is. */
export type SentencesOf<Values> = Partial<Record<keyof Values, string>>

/** The schema of a form whose every field that is wrong says so at once, also across fields. */
export const checkedBy = <Values extends object>(
  inputs: v.GenericSchema<Values>,
  sentencesOf: (values: Values) => SentencesOf<Values>,
) =>
  v.pipe(
    inputs,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const sentences: Record<string, string | undefined> = sentencesOf(dataset.value)
      const input = Object.fromEntries(Object.entries(dataset.value))
      for (const [key, message] of Object.entries(sentences)) {
        if (message === undefined) continue
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: undefined }] })
      }
    }),
  )
