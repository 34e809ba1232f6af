import { Fragment } from 'react'
import { tables } from '@/copy/tables'

/** An email in a table. Where there is no room for all of it, a line ends before the host, or after one of its signs. */
export function EmailText({ email }: { email: string | null }) {
  if (!email) return tables.nothing
  const parts = email.split(/(?=@)|(?<=[._-])/)
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts have no other name, and never change their order
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
