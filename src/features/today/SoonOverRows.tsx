import { Link } from 'react-router-dom'
import { expiries } from '@/copy/expiry'
import { LinkRow } from '@/design-system/components/LinkRow/LinkRow'
import { Plate } from '@/design-system/components/Plate/Plate'
import type { Day } from '@/domain/days'
import { describeLastDay } from '@/patterns/expiry/describe-last-day'
import type { ExpiryRow } from '@/patterns/expiry/expiry-rows'
import { copy } from './copy'
import { MoreRows } from './MoreRows'
import { PanelText } from './PanelText'

const words = copy.soonOver

/** What expires soon. Each row opens the screen that renews it. */
export function SoonOverRows({ rows, day }: { rows: readonly ExpiryRow[]; day: Day }) {
  if (rows.length === 0) return <PanelText>{words.nothing}</PanelText>
  return (
    <MoreRows rows={rows}>
      {({ kind, id, name, isPlate, lastDay, to }) => (
        <li key={`${kind}${id}`}>
          <LinkRow
            title={isPlate ? <Plate value={name} /> : name}
            detail={`${expiries.kinds[kind]} · ${describeLastDay(lastDay, day)}`}
            tone={lastDay < day ? 'warning' : 'default'}
            render={<Link to={to} />}
          />
        </li>
      )}
    </MoreRows>
  )
}
