import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AgendaList } from '@/design-system/components/AgendaList/AgendaList'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Collapsible } from '@/design-system/components/Collapsible/Collapsible'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { useIsPrinting } from '@/design-system/use-is-printing'
import { paths } from '@/paths'
import { copy } from './copy'
import type { PresentTime, WeekDay } from './week-entries'
import { toCalendarItem } from './week-items'

interface WeekAgendaProps {
  week: readonly WeekDay[]
  now: PresentTime
}

/** The week as a list of its days. If some of them have passed and others have not, the passed ones are closed, but not on paper. */
export function WeekAgenda({ week, now }: WeekAgendaProps) {
  const earlier = week.filter(({ day }) => day < now.day)
  const isPrinting = useIsPrinting()
  const hidesEarlier = earlier.length > 0 && earlier.length < week.length && !isPrinting
  const renderDays = (days: readonly WeekDay[]) =>
    days.map((weekDay) => <AgendaDay key={weekDay.day} weekDay={weekDay} today={now.day} />)
  return (
    <Stack gap={5}>
      {hidesEarlier ? (
        <Collapsible summary={copy.earlierDays(earlier.length)}>
          <Stack gap={5}>{renderDays(earlier)}</Stack>
        </Collapsible>
      ) : null}
      {renderDays(hidesEarlier ? week.slice(earlier.length) : week)}
    </Stack>
  )
}

/** More rows of one day would hide the next day. */
const usualRows = 8

function AgendaDay({ weekDay: { day, entries }, today }: { weekDay: WeekDay; today: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const isPrinting = useIsPrinting()
  const shown =
    isOpen || isPrinting || entries.length <= usualRows + 1 ? entries : entries.slice(0, usualRows)
  const hiddenCount = entries.length - shown.length
  return (
    <Stack gap={2}>
      <Inline justify="between" wraps={false}>
        <Heading level={3} size="sm">
          {day === today ? copy.today(day) : copy.day(day)}
        </Heading>
        {day < today ? null : (
          <ButtonLink
            variant="quiet"
            size="sm"
            icon={<Plus size={20} aria-hidden="true" />}
            aria-label={copy.authorizeOn(day)}
            render={<Link to={paths.newAuthorizationAt(day)} />}
          >
            {copy.authorize}
          </ButtonLink>
        )}
      </Inline>
      {entries.length === 0 ? (
        <Text size="sm" tone="muted">
          {copy.nothing}
        </Text>
      ) : (
        <AgendaList items={shown.map(toCalendarItem)} />
      )}
      {hiddenCount > 0 ? (
        <Button
          variant="quiet"
          size="sm"
          aria-label={copy.moreOf(hiddenCount, copy.day(day))}
          onClick={() => setIsOpen(true)}
        >
          {copy.more(hiddenCount)}
        </Button>
      ) : null}
    </Stack>
  )
}
