import * as v from 'valibot'
import { isDay } from '@/domain/days'

/** Control characters, which a request must not contain. */
const unseen = /\p{Cc}/gu

/** Removes control characters from a typed text. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')

/** Cuts a text to a maximum of UTF-16 units, as `maxLength` counts them, without splitting a character. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/**
 * The schema of a search text in the address; `most` is the API's limit. A longer text is cut, as in the
 * field, because an invalid text would leave the list unfiltered.
 */
export const searchText = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((said) => cutText(withoutUnseen(said), most)),
  )

/** The schema of a day in the address; '' means no day. */
export const searchDay = v.pipe(
  v.string(),
  v.check((said) => said === '' || isDay(said)),
)
