import { Fragment } from 'react'
import { tables } from '@/copy/tables'

/** A part with more letters than this ends a line after one of its signs, too. */
const longestPart = 20

const linesOf = (part: string): string[] => (part.length > longestPart ? part.split(/(?<=[._-])/) : [part])

/** An email in a table. Where there is no room for all of it, the second line begins with the host. */
export function EmailText({ email }: { email: string | null }) {
  if (!email) return tables.nothing
  const parts = email.split(/(?=@)/).flatMap(linesOf)
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have no other name, and never change their order
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
