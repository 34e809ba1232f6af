import { tables } from '@/copy/tables'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { type Day, formatDay } from '@/domain/days'
import { getExpiry } from '@/domain/expiry'
import { ExpiryTag } from './ExpiryTag'

/** The last valid day of an insurance or a background check, with the expiry tag. After that day only the tag shows the day. */
export function LastDay({ day }: { day: Day | undefined }) {
  if (day === undefined) return tables.nothing
  const isOver = getExpiry(day)?.state === 'over'
  return (
    <Stack gap={1} align="start">
      {isOver ? null : (
        <Text as="span" tone="inherit" hasTabularFigures isUnbroken>
          {formatDay(day)}
        </Text>
      )}
      <ExpiryTag lastDay={day} />
    </Stack>
  )
}
