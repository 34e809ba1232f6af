import { Fragment } from 'react'
import { tables } from '@/copy/tables'

/** A longer part before or after the '@' can also break after '.', '_' or '-'. */
const maxUnbrokenLength = 20

const splitPart = (part: string): string[] =>
  part.length > maxUnbrokenLength ? part.split(/(?<=[._-])/) : [part]

/** An email address in a table. If it does not fit on one line, it breaks before the '@'. */
export function EmailText({ email }: { email: string | null }) {
  if (!email) return tables.nothing
  const parts = email.split(/(?=@)/).flatMap(splitPart)
  // One element, because the cell of a card is a grid, and Firefox would make each part an item of the grid.
  return (
    <span>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no id, and their order never changes
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
