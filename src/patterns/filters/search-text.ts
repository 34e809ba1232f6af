import * as v from 'valibot'
import { isDay } from '@/domain/days'

/** What no filter looks for, and a call may not carry. */
const unseen = /\p{Cc}/gu

/** What is typed into a filter, without signs that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')

/** The beginning of a text, of at most so many UTF-16 units, as a field counts them. No sign is cut in two. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')

/**
 * A text that is looked for, as an address may say it; `most` is the contract's limit. What is longer is cut, as the
 * field cuts it: without it everything would be listed.
 */
export const searchText = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((said) => cutText(withoutUnseen(said), most)),
  )

/** A day that is looked for, as an address may say it: '' stands for none. */
export const searchDay = v.pipe(
  v.string(),
  v.check((said) => said === '' || isDay(said)),
)
