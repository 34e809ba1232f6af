import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Worker } from '@/api/generated/model/worker'
import type { DayTimelineSpan } from '@/design-system/components/DayTimeline/day-timeline-model'
import { addDays } from '@/domain/days'
import { getEntryPermission } from '@/domain/entry'
import { isCovered } from '@/features/works/workers/roster-summary'
import {
  buildTimeline,
  findRanges,
  findRemedy,
  isGap,
  listReasons,
  sortByFirstGap,
  type TimelineInput,
} from '@/features/works/workers/timeline/roster-timeline'
import { buildDays, describeDays, describeGaps } from '@/features/works/workers/timeline/timeline-rows'
import { chooseCount } from '../../support/scope'
import { createGroup, createRosters, createWorker } from './random-rosters'

/** A Monday. */
const today = '2026-03-16'
const work = { status: 'CURRENT', end_date: '2026-12-31' } as const
const days = Array.from({ length: 30 }, (_, step) => addDays(today, step))
const weekdays = {
  monday_flag: true,
  tuesday_flag: true,
  wednesday_flag: true,
  thursday_flag: true,
  friday_flag: true,
}

/** Runs the generator to its end. */
function build(input: Partial<TimelineInput>) {
  const steps = buildTimeline({ workers: [], groups: [], work, days, ...input })
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function buildOne(
  person: Partial<Worker['person']>,
  groups = [createGroup(1, [1])],
  status?: Worker['status'],
) {
  const [row] = build({ workers: [createWorker(1, person, status)], groups })
  if (!row) throw new Error('the timeline has no row')
  return row
}

const describeOne = (...parameters: Parameters<typeof buildOne>) =>
  describeGaps(buildOne(...parameters).gaps, days)

const indexes = days.map((_, index) => index)
const requirements = ['insurance', 'background_check', 'group'] as const
const listDays = (ranges: readonly DayTimelineSpan[]) =>
  ranges.flatMap(({ first, last }) => indexes.filter((index) => first <= index && index <= last))

test('each day has the judgement of the gate, and the gaps and bars agree with it', () => {
  let gapCount = 0
  fc.assert(
    fc.property(createRosters(today, [-3, 33]), ({ workers, groups }) => {
      for (const { worker, permissions, gaps } of build({ workers, groups })) {
        const judgements = days.map((day) => getEntryPermission({ work, worker, groups, day }))
        expect(permissions).toEqual(judgements)
        const hatched = listDays(findRanges(permissions, isGap))
        gapCount += hatched.length
        expect(hatched).toEqual(
          indexes.filter((index) => judgements[index]?.reasons.some(({ code }) => code !== 'otherDay')),
        )
        const joined = listDays(gaps)
        expect(joined).toEqual(expect.arrayContaining(hatched))
        expect(joined.filter((index) => judgements[index]?.canEnter)).toEqual([])
        const covered = requirements.map((requirement) =>
          listDays(findRanges(permissions, (permission) => isCovered(permission, requirement))),
        )
        const entryDays = indexes.filter((index) => judgements[index]?.canEnter)
        const coveredDays = indexes.filter((index) => covered.every((bars) => bars.includes(index)))
        expect(entryDays).toEqual(worker.status === 'CURRENT' ? coveredDays : [])
      }
    }),
    { numRuns: chooseCount(200, 2000) },
  )
  expect(gapCount).toBeGreaterThan(100)
})

test('the rows begin with those whose first gap is the earliest, then by name, and end with those without gaps', () => {
  const workers = [
    createWorker(1, { last_name: 'Zeta' }),
    createWorker(2, { last_name: 'Zeta', insurance: { expiration_date: '2026-03-20' } }),
    createWorker(3, { last_name: 'Beta', insurance: { expiration_date: '2026-03-18' } }),
    createWorker(4, { last_name: 'Álamo' }),
    createWorker(5, { last_name: 'Alfa', insurance: { expiration_date: '2026-03-20' } }),
  ]
  const rows = sortByFirstGap(build({ workers, groups: [createGroup(1, [1, 2, 3, 4, 5])] }))
  expect(rows.map(({ worker }) => worker.id)).toEqual([3, 5, 2, 4, 1])
})

describe('the sentence of a row', () => {
  test.each([
    ['nothing ends', {}, 'Sin cortes hasta el 14-04.'],
    [
      'the insurance ends',
      { insurance: { expiration_date: '2026-03-20' } },
      'No entra desde el 21-03: vence la A.R.T.',
    ],
    ['the insurance ended', { insurance: { expiration_date: '2026-03-15' } }, 'No entra: venció la A.R.T.'],
    [
      'two papers end on different days',
      {
        insurance: { expiration_date: '2026-03-20' },
        background_check: { from_date: null, expiration_date: '2026-03-25' },
      },
      'No entra desde el 21-03: vence la A.R.T. y vencen los antecedentes el 25-03.',
    ],
    [
      'a check begins later',
      { background_check: { from_date: '2026-03-19', expiration_date: '2026-12-31' } },
      'No entra hasta el 18-03: los antecedentes valen desde el 19-03-2026.',
    ],
    [
      'all is missing',
      { insurance: null, background_check: null },
      'No entra: no tiene A.R.T. y no tiene antecedentes.',
    ],
  ])('if %s', (_case, person, sentence) => {
    expect(describeOne(person)).toBe(sentence)
  })

  test('has each interruption between two groups', () => {
    const groups = [
      createGroup(1, [1], { to_date: '2026-03-18' }),
      createGroup(2, [1], { from_date: '2026-03-23', to_date: '2026-04-01' }),
    ]
    expect(describeOne({}, groups)).toBe(
      'No entra del 19-03 al 22-03: la autorización Group 2 empieza el 23-03-2026. No entra desde el 02-04: termina la autorización Group 2.',
    )
  })

  test('says nothing about the weekdays that the group does not have', () => {
    expect(describeOne({}, [createGroup(1, [1], weekdays)])).toBe('Sin cortes hasta el 14-04.')
    expect(buildOne({}, [createGroup(1, [1], weekdays)]).permissions[5]?.canEnter).toBe(false)
  })

  test('says that the work ends instead of its group, and nothing about later days', () => {
    const endingWork = { ...work, end_date: '2026-03-20' }
    const worker = createWorker(1, { insurance: { expiration_date: '2026-03-25' } })
    const groups = [createGroup(1, [1], { to_date: '2026-03-20' })]
    const describeIn = (input: Partial<TimelineInput>) =>
      describeGaps(build({ work: endingWork, workers: [worker], groups, ...input })[0]?.gaps ?? [], days)
    expect(describeIn({})).toBe('No entra desde el 21-03: termina la obra.')
    expect(describeIn({ workers: [createWorker(1, { background_check: null })] })).toBe(
      'No entra: no tiene antecedentes y termina la obra el 20-03.',
    )
    expect(describeIn({ work: { ...work, end_date: '2026-03-10' }, groups: [] })).toBe(
      'No entra: terminó la obra.',
    )
  })

  test('names the status of the worker', () => {
    expect(describeOne({}, undefined, 'SUSPENDED')).toBe('No entra: su estado en la nómina es Suspendido.')
  })
})

test('the text of a day has the hours, or the reasons of that day', () => {
  const row = buildOne({ insurance: { expiration_date: '2026-03-20' } }, [createGroup(1, [1], weekdays)])
  const texts = describeDays(row, buildDays(days, '2026-03-18'))
  expect(texts[0]).toBe('hoy, lunes 16-03-2026: entra de 07:00 a 17:00.')
  expect(texts[2]).toBe('miércoles 18-03-2026, termina la obra: entra de 07:00 a 17:00.')
  expect(texts[5]).toBe(
    'sábado 21-03-2026: no entra. El seguro A.R.T. llega hasta el 20-03-2026. La autorización Group 1 es para lunes, martes, miércoles, jueves y viernes.',
  )
})

test('the days mark today, the weekends and the end of the work', () => {
  const built = buildDays(days, '2026-03-18')
  expect(built.flatMap(({ isToday }, index) => (isToday ? [index] : []))).toEqual([0])
  expect(built.flatMap(({ isEnd }, index) => (isEnd ? [index] : []))).toEqual([2])
  expect(built.flatMap(({ isWeekend }, index) => (isWeekend ? [index] : [])).slice(0, 4)).toEqual([
    5, 6, 12, 13,
  ])
})

describe('the remedy', () => {
  const anything = () => true
  test('is the first that is possible', () => {
    const { gaps } = buildOne({ insurance: null, background_check: null }, [])
    const reasons = gaps[0]?.reasons ?? []
    expect(findRemedy(reasons, anything)).toBe('insurance')
    expect(findRemedy(reasons, (remedy) => remedy === 'group')).toBe('group')
    expect(findRemedy(reasons, () => false)).toBeUndefined()
  })

  test('is nothing in a work that is not current', () => {
    expect(
      findRemedy([{ code: 'workNotCurrent', status: 'SUSPENDED' }, { code: 'withoutInsurance' }], anything),
    ).toBeUndefined()
  })

  test('is nothing after the last day of the work, and what is missing before it', () => {
    const endingWork = { ...work, end_date: '2026-03-20' }
    const workers = [createWorker(1), createWorker(2, { insurance: null })]
    const groups = [createGroup(1, [1, 2], { to_date: '2026-03-20' })]
    const [ending, uninsured] = build({ work: endingWork, workers, groups }).map(
      ({ permissions }) => permissions,
    )
    expect(findRemedy(listReasons(ending?.slice(5) ?? []), anything)).toBeUndefined()
    expect(findRemedy(listReasons(uninsured ?? []), anything)).toBe('insurance')
    expect(findRemedy(listReasons(uninsured?.slice(5) ?? []), anything)).toBeUndefined()
  })
})
