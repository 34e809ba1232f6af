import * as v from 'valibot'
import { isDay } from '@/domain/days'
import { cutText } from './cut-text'
import { withoutUnseen } from './without-unseen'

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
