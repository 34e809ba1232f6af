import type { InvitationTerms } from '@/api/generated/model/invitationTerms'
import { weekdayWords } from '@/copy/weekdays'
import { Card } from '@/design-system/components/Card/Card'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { WeekdayCircles } from '@/design-system/components/WeekdayCircles/WeekdayCircles'
import { isAllDay } from '@/domain/authorizations'
import { formatDayWithWeekday, toShortTime } from '@/domain/days'
import { getEffectiveWeekdays } from '@/domain/weekdays'
import { invitationCopy } from './invitation-copy'

const words = invitationCopy.terms

const formatDays = ({ from_date, to_date }: InvitationTerms) =>
  from_date === to_date
    ? formatDayWithWeekday(from_date)
    : words.dateRange(formatDayWithWeekday(from_date), formatDayWithWeekday(to_date))

const formatHours = (terms: InvitationTerms) =>
  isAllDay(terms) ? words.allDay : words.hourRange(toShortTime(terms.start_time), toShortTime(terms.end_time))

export function InvitationTermsCard({ terms }: { terms: InvitationTerms }) {
  const weekdays = (
    <WeekdayCircles label={words.weekdays} days={getEffectiveWeekdays(terms)} labels={weekdayWords} />
  )
  return (
    <Card as="section" aria-label={words.label}>
      <DescriptionList
        items={[
          { term: words.host, description: terms.authorizer },
          { term: words.days, description: formatDays(terms) },
          { term: words.hours, description: formatHours(terms) },
          { term: words.weekdays, description: weekdays },
        ]}
      />
    </Card>
  )
}
