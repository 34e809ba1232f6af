import { Link } from 'react-router-dom'
import { Avatar } from '@/design-system/components/Avatar/Avatar'
import { LinkRow } from '@/design-system/components/LinkRow/LinkRow'
import type { Day } from '@/domain/days'
import { copy } from './copy'
import type { InsideRow } from './inside-rows'

const words = copy.inside

const getMeter = ({ overstay, permit }: InsideRow) => {
  if (overstay) return { part: 1, text: words.over }
  return permit && { part: permit.part, text: words.remaining(permit) }
}

interface InsideRowLinkProps {
  row: InsideRow
  day: Day
  /** The name of the place, if the rows are of several places. */
  place?: string
  /** The address that the row opens. */
  to: string
}

/** A person inside, with a link to the movement. */
export const InsideRowLink = ({ row, day, place, to }: InsideRowLinkProps) => (
  <li>
    <LinkRow
      leading={<Avatar name={row.name} size="sm" isDecorative />}
      title={row.name}
      detail={copy.withPlace(words.since(row, day), place)}
      tone={row.overstay ? 'warning' : 'default'}
      meter={getMeter(row)}
      render={<Link to={to} />}
    />
  </li>
)
