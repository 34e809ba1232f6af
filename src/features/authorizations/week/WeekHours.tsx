import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { AgendaList } from '@/design-system/components/AgendaList/AgendaList'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { WeekCalendar } from '@/design-system/components/WeekCalendar/WeekCalendar'
import { toMinuteOfDay } from '@/domain/times'
import { paths } from '@/paths'
import { copy } from './copy'
import type { PresentTime, WeekDay } from './week-entries'
import { toCalendarItem } from './week-items'

interface WeekHoursProps {
  label: string
  week: readonly WeekDay[]
  now: PresentTime
}

const labels = {
  allDay: copy.allDay,
  freeHours: copy.freeHours,
  freeHour: copy.authorizeAt,
  hour: copy.hour,
  more: copy.more,
  moreOf: copy.moreOf,
  printedItems: copy.printedItems,
}

const renderHour = (day: string, hour: number) => (
  <Link to={paths.newAuthorizationAt(day, `${String(hour).padStart(2, '0')}:00`)} />
)

/** The first hour of a day at which a visit can begin: the present one today, and none on past days. */
function getFirstFreeHour(day: string, now: PresentTime): number | undefined {
  if (day < now.day) return undefined
  return day === now.day ? Number(now.time.slice(0, 2)) : 0
}

/** The week by hours. A day whose items do not fit opens as a list. */
export function WeekHours({ label, week, now }: WeekHoursProps) {
  const [openDay, setOpenDay] = useState<string>()
  const days = useMemo(
    () =>
      week.map(({ day, entries }) => ({
        id: day,
        name: copy.dayName(day),
        number: String(Number(day.slice(8))),
        label: copy.day(day),
        isToday: day === now.day,
        items: entries.map(toCalendarItem),
        firstFreeHour: getFirstFreeHour(day, now),
      })),
    [week, now],
  )
  const opened = days.find(({ id }) => id === openDay)
  return (
    <>
      <WeekCalendar
        label={label}
        days={days}
        now={toMinuteOfDay(now.time)}
        onMore={setOpenDay}
        renderHour={renderHour}
        labels={labels}
      />
      <Dialog
        open={opened !== undefined}
        title={opened?.label}
        closeLabel={copy.close}
        onClose={() => setOpenDay(undefined)}
      >
        {opened ? <AgendaList items={opened.items} /> : null}
      </Dialog>
    </>
  )
}
