import { expiries } from '@/copy/expiry'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Unbroken } from '@/design-system/components/Unbroken/Unbroken'
import { type Day, formatDay } from '@/domain/days'
import { getExpiry } from '@/domain/expiry'

interface ExpiryTagProps {
  /** The last day on which something holds. */
  lastDay: Day | null | undefined
  /** How the screen writes its days. */
  format?: 'DD-MM-YYYY' | 'DD/MM/YYYY'
}

/** That something ends within 14 days, or has ended. Nothing of what holds for longer. */
export function ExpiryTag({ lastDay, format }: ExpiryTagProps) {
  const expiry = getExpiry(lastDay)
  if (!expiry) return null
  return expiry.state === 'over' ? (
    <Tag tone="danger">
      <Unbroken>{expiries.over(formatDay(expiry.since, format))}</Unbroken>
    </Tag>
  ) : (
    <Tag tone="warning">{expiries.near(expiry.daysLeft)}</Tag>
  )
}
