import { Text } from '@/design-system/components/Text/Text'
import { formatInstant } from '@/domain/days'

/** A date and a time. A line can break only between the two. */
export function Moment({ instant }: { instant: string }) {
  const [day, time] = formatInstant(instant).split(' ')
  return (
    <Text as="span" tone="inherit">
      <Text as="span" tone="inherit" isUnbroken>
        {day}
      </Text>{' '}
      {time}
    </Text>
  )
}
