import { Printer } from 'lucide-react'
import { useCallback, useMemo, useRef } from 'react'
import { DayTimeline } from '@/design-system/components/DayTimeline/DayTimeline'
import { useDayCount } from '@/design-system/components/DayTimeline/use-day-count'
import { IconButton } from '@/design-system/components/IconButton/IconButton'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { useIsWide } from '@/design-system/use-is-wide'
import { addDays, type Day } from '@/domain/days'
import { useWork } from '@/features/works/detail/use-work'
import { useToday } from '@/patterns/page/use-today'
import { QueryView } from '@/patterns/query-view/QueryView'
import { NobodyFound } from '../NobodyFound'
import { TimelineSkeleton } from '../TimelineSkeleton'
import type { Roster } from '../use-roster'
import type { Tomorrow } from '../use-tomorrow'
import { copy } from './copy'
import { isGap, listReasons, sortByFirstGap, type TimelineWorker } from './roster-timeline'
import { buildDays, buildRow, describeDays } from './timeline-rows'
import { useRemedies } from './use-remedies'
import { useTimeline } from './use-timeline'

/** The numbers of next days that the timeline can show, the largest first. */
const dayCounts = [30, 21, 14, 10]

interface RosterTimelineProps {
  roster: Roster
  tomorrow: Tomorrow
}

/** Which workers of the shown part of the roster may enter on the next days. */
export function RosterTimeline({ roster, tomorrow }: RosterTimelineProps) {
  const { found, whole, query } = roster
  const { groups, work } = tomorrow
  const today = useToday()
  const container = useRef<HTMLDivElement>(null)
  const dayCount = useDayCount(container, dayCounts)
  const days = useMemo(
    () =>
      dayCount === undefined
        ? undefined
        : Array.from({ length: dayCount }, (_, step) => addDays(today, step)),
    [today, dayCount],
  )
  const timeline = useTimeline({ workers: whole.workers, groups, work, days })
  const shown = useMemo(
    () =>
      timeline &&
      found && {
        days: timeline.days,
        rows: sortByFirstGap(found.flatMap(({ worker }) => timeline.workers.get(worker.id) ?? [])),
      },
    [timeline, found],
  )
  return (
    <div ref={container}>
      <QueryView
        query={{ ...query, data: shown }}
        skeleton={<TimelineSkeleton />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<NobodyFound roster={roster} />}
      >
        {(data) => <TimelineOfRows {...data} />}
      </QueryView>
    </div>
  )
}

function TimelineOfRows({ rows, days }: { rows: readonly TimelineWorker[]; days: readonly Day[] }) {
  const { end_date: workEnd } = useWork().work
  const timelineDays = useMemo(() => buildDays(days, workEnd), [days, workEnd])
  const remedies = useRemedies()
  const findRemedy = useCallback(
    ({ worker, permissions, gaps }: TimelineWorker, day?: number) => {
      const permission = day === undefined ? undefined : permissions[day]
      return remedies.find(
        worker,
        permission && isGap(permission) ? listReasons([permission]) : (gaps[0]?.reasons ?? []),
      )
    },
    [remedies],
  )
  const hasRemedies = useMemo(
    () => rows.some(({ worker, gaps }) => gaps.some(({ reasons }) => remedies.find(worker, reasons))),
    [rows, remedies],
  )
  const open = useCallback(
    (row: TimelineWorker | undefined, day?: number) => {
      const remedy = row && findRemedy(row, day)
      if (remedy) remedies.run(remedy, row.worker)
    },
    [findRemedy, remedies],
  )
  const getRow = useCallback(
    (index: number) => {
      const row = rows[index] as TimelineWorker
      return buildRow(row, { days, remedy: findRemedy(row), onRemedy: () => open(row) })
    },
    [rows, days, findRemedy, open],
  )
  return (
    <Stack gap={3}>
      <TimelineLegend rows={rows} days={days} workEnd={workEnd} hasRemedies={hasRemedies} />
      <DayTimeline
        label={copy.label(days[0] ?? '', days.at(-1) ?? '')}
        days={timelineDays}
        lineNames={copy.lines}
        heads={copy.heads}
        noteHint={copy.noteHint}
        rowCount={rows.length}
        getRowId={(index) => rows[index]?.worker.id ?? index}
        getRow={getRow}
        getDayTexts={(index) => describeDays(rows[index] as TimelineWorker, timelineDays)}
        onAction={(index, day) => open(rows[index], day)}
      />
    </Stack>
  )
}

interface TimelineLegendProps {
  rows: readonly TimelineWorker[]
  days: readonly Day[]
  workEnd: Day
  /** Whether Enter opens something in at least one row. */
  hasRemedies: boolean
}

/** How many workers lack something, and what the bars mean. */
function TimelineLegend({ rows, days, workEnd, hasRemedies }: TimelineLegendProps) {
  const isWide = useIsWide()
  const withGaps = rows.filter(({ gaps }) => gaps.length > 0).length
  const now = rows.filter(({ gaps }) => gaps[0]?.first === 0).length
  return (
    <Stack gap={1}>
      <Inline justify="between" wraps={false} gap={3}>
        <Text size="sm" role="status">
          {copy.counts({ total: rows.length, now, later: withGaps - now })}
        </Text>
        <IconButton label={copy.print} icon={<Printer aria-hidden="true" />} onClick={() => window.print()} />
      </Inline>
      <Text size="sm" tone="muted">
        {copy.legend}
        {days.includes(workEnd) ? ` ${copy.workEnd(workEnd)}` : ''}
      </Text>
      {isWide ? (
        <Stack isScreenOnly>
          <Text size="sm" tone="muted">
            {copy.keys(hasRemedies)}
          </Text>
        </Stack>
      ) : null}
    </Stack>
  )
}
