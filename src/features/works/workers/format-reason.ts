import type { EntryRefusalReason } from '@/domain/entry'
import { rowCopy } from './row-copy'

/**
 * For each code, the function that formats a reason with this code. The parameter is `never`, because the compiler cannot
 * match a reason with its function.
 */
const sentences: { [Code in EntryRefusalReason['code']]: (reason: never) => string } =
  rowCopy.tomorrow.reasons

/** Returns the sentence that says why a worker may not enter on a day. */
export const formatReason = (reason: EntryRefusalReason): string =>
  (sentences[reason.code] as (reason: EntryRefusalReason) => string)(reason)
