import { Text } from '@/design-system/components/Text/Text'
import { formatInstant } from '@/domain/days'

/** A date and a time, which can be on two lines but do not break inside the date or the time. */
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
