import { Text } from '@/design-system/components/Text/Text'
import { formatInstant } from '@/domain/days'

/** An instant that breaks, where there is no room for it, between the day and the time alone. */
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
