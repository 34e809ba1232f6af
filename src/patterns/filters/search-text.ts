import * as v from 'valibot'
import { isDay } from '@/domain/days'
import { withoutUnseen } from './without-unseen'

/** A text that is looked for, as an address may say it; `most` is the contract's limit. */
export const searchText = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.check((said) => said === withoutUnseen(said)),
  )

/** A day that is looked for, as an address may say it: '' stands for none. */
export const searchDay = v.pipe(
  v.string(),
  v.check((said) => said === '' || isDay(said)),
)
