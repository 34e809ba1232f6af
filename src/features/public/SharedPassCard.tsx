import { useId } from 'react'
import { terms as termWords } from '@/copy/authorizations'
import { sharedPass } from '@/copy/shared-pass'
import { weekdayWords } from '@/copy/weekdays'
import { Card } from '@/design-system/components/Card/Card'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Heading } from '@/design-system/components/Heading/Heading'
import { QrCode } from '@/design-system/components/QrCode/QrCode'
import { Stack } from '@/design-system/components/Stack/Stack'
import { WeekdayCircles } from '@/design-system/components/WeekdayCircles/WeekdayCircles'
import { isAllDay } from '@/domain/authorizations'
import { formatDayWithWeekday, toShortTime } from '@/domain/days'
import type { SharedPass } from '@/domain/shared-passes'
import { getEffectiveWeekdays } from '@/domain/weekdays'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { sharedPassCopy as words } from './shared-pass-copy'

/** The printable card of a shared pass: the QR code, and what the guard and the visitor need to know. */
export function SharedPassCard({ pass }: { pass: SharedPass }) {
  const nameId = useId()
  return (
    <Card as="section" tone="paper" aria-labelledby={nameId}>
      <Grid minColumn="15rem" gap={5}>
        <QrCode
          text={pass.code}
          label={words.qr}
          isSpelled
          renderFailure={(retry) => <RetryAlert onRetry={retry}>{words.qrFailed}</RetryAlert>}
        />
        <Stack gap={4}>
          <Heading level={2} id={nameId}>
            {pass.name || sharedPass.title}
          </Heading>
          <DescriptionList terms="above" items={buildFacts(pass)} />
        </Stack>
      </Grid>
    </Card>
  )
}

const formatHours = (pass: SharedPass) =>
  isAllDay(pass)
    ? termWords.allDay
    : termWords.hours(toShortTime(pass.start_time), toShortTime(pass.end_time))

function buildFacts(pass: SharedPass) {
  const { facts } = words
  const { from_date, to_date, neighbourhood, lot } = pass
  const place = sharedPass.place(neighbourhood, lot)
  const weekdays = (
    <WeekdayCircles label={facts.weekdays} days={getEffectiveWeekdays(pass)} labels={weekdayWords} />
  )
  return [
    {
      term: facts.days,
      description: termWords.range(formatDayWithWeekday(from_date), formatDayWithWeekday(to_date)),
    },
    ...(from_date === to_date ? [] : [{ term: facts.weekdays, description: weekdays }]),
    { term: facts.hours, description: formatHours(pass) },
    ...(place === '' ? [] : [{ term: facts.place, description: place }]),
  ]
}
