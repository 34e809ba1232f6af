import * as v from 'valibot'
import { cutText } from '@/domain/cut-text'
import { isDay } from '@/domain/days'

/** Removes control characters, which a request must not contain. */
export const removeControlCharacters = (text: string): string => text.replace(/\p{Cc}/gu, '')

/**
 * Returns the schema of a search text in the address. The schema cuts a text that is too long. If it rejected the text,
 * the list would be unfiltered.
 */
export const searchText = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cutText(removeControlCharacters(text), maxLength)),
  )

/** The schema of a day in the address; '' means no day. */
export const searchDay = v.pipe(
  v.string(),
  v.check((text) => text === '' || isDay(text)),
)
