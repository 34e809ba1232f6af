import { Button } from '@/design-system/components/Button/Button'
import type {
  DayTimelineDay,
  DayTimelineRowData,
} from '@/design-system/components/DayTimeline/day-timeline-model'
import { Unbroken } from '@/design-system/components/Unbroken/Unbroken'
import { type Day, getWeekdayIndex, toShortTime } from '@/domain/days'
import { MaskedDocument } from '@/patterns/persons/MaskedDocument'
import { formatReason } from '../format-reason'
import { type EntryRequirement, isCovered } from '../roster-summary'
import { copy } from './copy'
import { findRanges, type Gap, isGap, isRenewal, type TimelineWorker } from './roster-timeline'
import type { WorkerRemedy } from './use-remedies'

/** The requirements in the order of their bars. */
const requirements: readonly EntryRequirement[] = ['insurance', 'background_check', 'group']

const firstWeekendIndex = 5

/** Describes the days of the timeline. `workEnd` is the last day of the work. */
export const buildDays = (days: readonly Day[], workEnd: Day): DayTimelineDay[] =>
  days.map((day, index) => {
    const isEnd = day === workEnd
    const label = index === 0 ? copy.today(copy.day(day)) : copy.day(day)
    return {
      id: day,
      name: copy.dayName(day),
      number: copy.dayNumber(day),
      month: copy.month(day),
      label: isEnd ? copy.end(label) : label,
      isToday: index === 0,
      isWeekend: getWeekdayIndex(day) >= firstWeekendIndex,
      isEnd,
    }
  })

/** Says in one or more sentences when and why a worker does not enter in these days. */
export function describeGaps(gaps: readonly Gap[], days: readonly Day[]): string {
  const [today = ''] = days
  if (gaps.length === 0) return copy.noGaps(days.at(-1) ?? today)
  return gaps
    .map(({ first, last, reasons }) =>
      copy.gap(
        {
          from: first === 0 ? undefined : days[first],
          to: last === days.length - 1 ? undefined : days[last],
          reasons,
        },
        today,
      ),
    )
    .join(' ')
}

/** Says for each day whether the worker enters, and at which hours or why not. */
export const describeDays = ({ permissions }: TimelineWorker, days: readonly DayTimelineDay[]): string[] =>
  permissions.map(({ canEnter, hours, reasons }, index) => {
    const label = days[index]?.label ?? ''
    return canEnter
      ? copy.enters(
          label,
          hours.map(({ start, end }) => copy.hours(toShortTime(start), toShortTime(end))),
        )
      : copy.entersNot(label, reasons.map(formatReason))
  })

interface RowOptions {
  days: readonly Day[]
  /** What the user can do about the first gap; undefined if there is nothing. */
  remedy: WorkerRemedy | undefined
  onRemedy: () => void
}

/** Builds the row of a worker. */
export function buildRow(row: TimelineWorker, { days, remedy, onRemedy }: RowOptions): DayTimelineRowData {
  const { worker, permissions, gaps } = row
  const { person } = worker
  const title = `${person.last_name}, ${person.first_name}`
  return {
    title,
    renderDetail: (tabIndex) =>
      person.id_number ? <MaskedDocument number={person.id_number} tabIndex={tabIndex} /> : null,
    summary: <Unbroken>{describeGaps(gaps, days)}</Unbroken>,
    lines: requirements.map((requirement) =>
      findRanges(permissions, (permission) => isCovered(permission, requirement)),
    ),
    gaps: findRanges(permissions, isGap),
    renderAction:
      remedy &&
      ((tabIndex) => <RemedyButton {...remedy} name={title} tabIndex={tabIndex} onClick={onRemedy} />),
  }
}

interface RemedyButtonProps extends WorkerRemedy {
  name: string
  tabIndex: number
  onClick: () => void
}

function RemedyButton({ remedy, isPending, name, tabIndex, onClick }: RemedyButtonProps) {
  const label = isPending && isRenewal(remedy) ? copy.pending[remedy] : copy.remedies[remedy]
  return (
    <Button
      size="sm"
      variant="quiet"
      tabIndex={tabIndex}
      aria-label={copy.remedyOf(label, name)}
      disabledReason={isPending ? copy.pendingReason : undefined}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
