import { expiries } from '@/copy/expiry'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Unbroken } from '@/design-system/components/Unbroken/Unbroken'
import { type Day, formatDay } from '@/domain/days'
import { getExpiry } from '@/domain/expiry'

interface ExpiryTagProps {
  lastDay: Day | null | undefined
  format?: Parameters<typeof formatDay>[1]
}

/** Shows a tag if the last valid day has passed or is at most 14 days away; otherwise shows nothing. */
export function ExpiryTag({ lastDay, format }: ExpiryTagProps) {
  const expiry = getExpiry(lastDay)
  if (!expiry) return null
  return expiry.state === 'over' ? (
    <Tag tone="danger">
      <Unbroken>{expiries.over(formatDay(expiry.lastDay, format))}</Unbroken>
    </Tag>
  ) : (
    <Tag tone="warning">{expiries.near(expiry.daysLeft)}</Tag>
  )
}
