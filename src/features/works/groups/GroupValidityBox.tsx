import type { GroupPreauthorization } from '@/api/generated/model/groupPreauthorization'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Text } from '@/design-system/components/Text/Text'
import { formatDay, shortTime } from '@/domain/days'
import type { GroupValidity } from '@/domain/group-validity'
import { copy } from './copy'

const { card } = copy

/** The colour of each state. It repeats what the text says. */
const tones = {
  off: 'neutral',
  over: 'danger',
  unstaffed: 'warning',
  upcoming: 'neutral',
  near: 'warning',
  current: 'success',
} as const satisfies Record<GroupValidity, string>

interface GroupValidityBoxProps {
  terms: Pick<GroupPreauthorization, 'from_date' | 'to_date' | 'start_time' | 'end_time'>
  validity: GroupValidity
}

/** Shows the validity of a group, coloured by its state. */
export function GroupValidityBox({ terms, validity }: GroupValidityBoxProps) {
  const { from_date, to_date, start_time, end_time } = terms
  const facts = [
    card.from(formatDay(from_date)),
    card.to(formatDay(to_date)),
    card.entry(shortTime(start_time)),
    card.exit(shortTime(end_time)),
  ]
  return (
    <Alert tone={tones[validity]} title={card.validity[validity](formatDay(from_date))}>
      <Grid as="ul" minColumn="10rem" gap={1}>
        {facts.map((fact) => (
          <Text as="li" key={fact} tone="inherit" hasTabularFigures isUnbroken>
            {fact}
          </Text>
        ))}
      </Grid>
    </Alert>
  )
}
