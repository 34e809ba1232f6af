import { ChevronLeft, ChevronRight, Printer } from 'lucide-react'
import { useMemo } from 'react'
import * as v from 'valibot'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Heading } from '@/design-system/components/Heading/Heading'
import { IconButton } from '@/design-system/components/IconButton/IconButton'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { LandscapePaper } from '@/design-system/landscape-paper'
import { useIsWide } from '@/design-system/use-is-wide'
import { addDays, type Day, getTimeOfDay, isDay, today } from '@/domain/days'
import { getWeekStart } from '@/domain/week'
import { useAddressState } from '@/patterns/address/use-address-state'
import { AudienceHelp } from '@/patterns/audience/AudienceHelp'
import { useMinute } from '@/patterns/clock/use-minute'
import { QueryView } from '@/patterns/query-view/QueryView'
import type { LotReference } from '../terms/use-lot-reference'
import { copy } from './copy'
import { type MissingAuthorizations, useWeekAuthorizations } from './use-week-authorizations'
import { WeekAgenda } from './WeekAgenda'
import { WeekHours } from './WeekHours'
import { WeekSkeleton } from './WeekSkeleton'
import { buildWeek } from './week-entries'

/** A day of the week; empty for the present week. Other centuries have no authorizations. */
const addressSchema = v.object({
  semana: v.pipe(
    v.string(),
    v.check((text) => text === '' || (isDay(text) && text.startsWith('20'))),
  ),
})
const initialAddress = { semana: '' }

interface WeekViewProps {
  lot: LotReference
}

/** The authorizations of a lot in one week: by hours on a wide screen, as an agenda on a phone. */
export function WeekView({ lot }: WeekViewProps) {
  const minute = useMinute()
  const isWide = useIsWide()
  const [{ semana }, changeAddress] = useAddressState(addressSchema, initialAddress)
  const now = useMemo(() => ({ day: today(minute), time: getTimeOfDay(minute) }), [minute])
  const start = getWeekStart(semana || now.day)
  const query = useWeekAuthorizations(lot, start < now.day)
  const rows = query.data?.rows
  const week = useMemo(() => buildWeek(rows ?? [], start, now), [rows, start, now])
  const open = (day: Day) => changeAddress({ semana: day === getWeekStart(now.day) ? '' : day })

  return (
    <Stack gap={4}>
      {/* Also for the agenda of a phone, because the sheet is wide enough for the calendar, which replaces it in print. */}
      <LandscapePaper />
      <WeekSwitch start={start} onOpen={open} currentWeek={getWeekStart(now.day)} />
      <QueryView query={query} skeleton={<WeekSkeleton label={copy.loading} />}>
        {({ missing }) => (
          <Stack gap={4}>
            {missing ? <MissingAlert {...missing} /> : null}
            {isWide ? (
              <WeekHours label={copy.label(start, addDays(start, 6))} week={week} now={now} />
            ) : (
              <WeekAgenda key={start} week={week} now={now} />
            )}
            <Stack isScreenOnly>
              <Text size="sm" tone="muted">
                {isWide ? copy.legend : copy.phoneLegend}
              </Text>
            </Stack>
            <AudienceHelp list="authorizations" />
          </Stack>
        )}
      </QueryView>
    </Stack>
  )
}

interface WeekSwitchProps {
  /** The first day of the shown week. */
  start: Day
  currentWeek: Day
  onOpen: (start: Day) => void
}

function WeekSwitch({ start, currentWeek, onOpen }: WeekSwitchProps) {
  return (
    <Inline justify="between" gap={2}>
      <Heading level={2} size="md" aria-live="polite">
        {copy.range(start, addDays(start, 6))}
      </Heading>
      <Inline gap={1}>
        <IconButton
          label={copy.previous}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => onOpen(addDays(start, -7))}
        />
        <Button size="sm" aria-pressed={start === currentWeek} onClick={() => onOpen(currentWeek)}>
          {copy.current}
        </Button>
        <IconButton
          label={copy.next}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => onOpen(addDays(start, 7))}
        />
        <IconButton label={copy.print} icon={<Printer aria-hidden="true" />} onClick={() => window.print()} />
      </Inline>
    </Inline>
  )
}

const MissingAlert = ({ count, total, isReading, readMore }: MissingAuthorizations) => (
  <Alert
    tone="warning"
    action={
      <Button size="sm" loading={isReading} onClick={readMore}>
        {copy.readMore}
      </Button>
    }
  >
    {copy.missing(count, total)}
  </Alert>
)
