import { expect, test } from 'vitest'
import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import { type EntryRefusalReason, getEntryPermission } from '@/domain/entry'
import { toWeekdayFlags, type Weekday } from '@/domain/weekdays'

/** A Tuesday. */
const day = '2026-03-17'

type Terms = GroupAuthorization['preauthorization']

const defaultWorkerIds = [701, 702]

const createGroup = (
  overrides: Partial<Terms> = {},
  weekdays: Weekday[] = ['tuesday', 'friday'],
  workerIds = defaultWorkerIds,
) =>
  ({
    id: 801,
    preauthorization: {
      name: 'Albañilería',
      from_date: '2026-03-01',
      to_date: '2026-03-31',
      start_time: '07:00:00',
      end_time: '17:00:00',
      active_flag: true,
      ...toWeekdayFlags(weekdays),
      people: workerIds.map((id) => ({ id })),
      ...overrides,
    },
  }) as GroupAuthorization

const validPapers = {
  insurance: { expiration_date: day },
  background_check: { from_date: day, expiration_date: day },
}

const currentWork = { status: 'CURRENT', end_date: '2026-12-31' } as const

type EntryInput = Parameters<typeof getEntryPermission>[0]

const getEntryWith = (overrides: Partial<EntryInput> = {}) =>
  getEntryPermission({
    work: currentWork,
    worker: { id: 701, status: 'CURRENT', person: validPapers },
    groups: [createGroup()],
    day,
    ...overrides,
  })

const overridePapers = (overrides: Partial<EntryInput['worker']['person']>): Partial<EntryInput> => ({
  worker: { id: 701, status: 'CURRENT', person: { ...validPapers, ...overrides } },
})

test('allows a worker to enter in the hours of the group, also on the last day of the papers', () => {
  expect(getEntryWith()).toEqual({
    canEnter: true,
    hours: [{ start: '07:00:00', end: '17:00:00' }],
    reasons: [],
  })
})

test.each<[string, Partial<EntryInput>, EntryRefusalReason]>([
  [
    'the work is suspended',
    { work: { ...currentWork, status: 'SUSPENDED' } },
    { code: 'workNotCurrent', status: 'SUSPENDED' },
  ],
  [
    'the work is over',
    { work: { ...currentWork, status: 'FINISHED' } },
    { code: 'workNotCurrent', status: 'FINISHED' },
  ],
  [
    'the worker is suspended',
    { worker: { id: 701, status: 'SUSPENDED', person: validPapers } },
    { code: 'workerNotCurrent', status: 'SUSPENDED' },
  ],
  ['there is no work insurance (A.R.T.)', overridePapers({ insurance: null }), { code: 'withoutInsurance' }],
  [
    'the work insurance (A.R.T.) ended yesterday',
    overridePapers({ insurance: { expiration_date: '2026-03-16' } }),
    { code: 'insuranceOver', lastDay: '2026-03-16' },
  ],
  ['there is no background check', overridePapers({ background_check: null }), { code: 'withoutCheck' }],
  [
    'the background check ended yesterday',
    overridePapers({ background_check: { from_date: null, expiration_date: '2026-03-16' } }),
    { code: 'checkOver', lastDay: '2026-03-16' },
  ],
  [
    'the background check begins tomorrow',
    overridePapers({ background_check: { from_date: '2026-03-18', expiration_date: '2027-03-18' } }),
    { code: 'checkNotYet', firstDay: '2026-03-18' },
  ],
  [
    'no group contains the worker',
    { groups: [createGroup({}, ['tuesday'], [702])] },
    { code: 'withoutGroup' },
  ],
  [
    'the group is switched off',
    { groups: [createGroup({ active_flag: false })] },
    { code: 'groupOff', group: 'Albañilería' },
  ],
  [
    'the group ended yesterday',
    { groups: [createGroup({ to_date: '2026-03-16' })] },
    { code: 'groupOver', group: 'Albañilería', lastDay: '2026-03-16' },
  ],
  [
    'the work and its group ended yesterday',
    {
      work: { ...currentWork, end_date: '2026-03-16' },
      groups: [createGroup({ to_date: '2026-03-16' })],
    },
    { code: 'workOver', lastDay: '2026-03-16' },
  ],
  [
    'the group begins tomorrow',
    { groups: [createGroup({ from_date: '2026-03-18' })] },
    { code: 'groupNotYet', group: 'Albañilería', firstDay: '2026-03-18' },
  ],
  [
    'the group allows other weekdays only',
    { groups: [createGroup({}, ['monday', 'friday'])] },
    { code: 'otherDay', group: 'Albañilería', weekdays: ['monday', 'friday'] },
  ],
])('denies a worker the entry if %s', (_, overrides, reason) => {
  expect(getEntryWith(overrides)).toEqual({ canEnter: false, hours: [], reasons: [reason] })
})

test('allows a worker to enter after the last day of the work if a group includes the day, as the gate does', () => {
  expect(getEntryWith({ work: { ...currentWork, end_date: '2026-03-16' } }).canEnter).toBe(true)
})

test('says nothing about the last day of a work that is not current', () => {
  const work = { status: 'FINISHED', end_date: '2026-03-16' } as const
  const { reasons } = getEntryWith({ work, groups: [] })
  expect(reasons.map(({ code }) => code)).toEqual(['workNotCurrent', 'withoutGroup'])
})

test('returns every reason why the worker cannot enter, not only the first', () => {
  const entry = getEntryWith({
    work: { ...currentWork, status: 'SUSPENDED' },
    worker: { id: 709, status: 'INVALID', person: { insurance: null, background_check: null } },
  })
  expect(entry.reasons.map(({ code }) => code)).toEqual([
    'workNotCurrent',
    'workerNotCurrent',
    'withoutInsurance',
    'withoutCheck',
    'withoutGroup',
  ])
})

test('allows the entry if any group is valid; otherwise returns the reason of only one group', () => {
  const inactiveGroup = createGroup({ name: 'Apagada', active_flag: false })
  const endedGroup = createGroup({ name: 'Terminada', to_date: '2026-03-10' })
  const groupEndedYesterday = createGroup({ name: 'Terminada ayer', to_date: '2026-03-16' })
  const laterGroup = createGroup({ name: 'Más adelante', from_date: '2026-03-25' })
  const soonGroup = createGroup({ name: 'Pronto', from_date: '2026-03-18' })
  const mondayGroup = createGroup({ name: 'Lunes' }, ['monday'])
  const findReason = (...groups: GroupAuthorization[]) => getEntryWith({ groups }).reasons[0]
  // The group that ended last takes precedence over other ended groups and inactive groups.
  expect(findReason(inactiveGroup, groupEndedYesterday, endedGroup)).toMatchObject({
    group: 'Terminada ayer',
  })
  // The group that begins next takes precedence over later and ended groups.
  expect(findReason(inactiveGroup, endedGroup, laterGroup, soonGroup)).toMatchObject({ group: 'Pronto' })
  // The group with the day in its range takes precedence over later and ended groups.
  expect(findReason(inactiveGroup, endedGroup, soonGroup, mondayGroup)).toMatchObject({ group: 'Lunes' })
  expect(getEntryWith({ groups: [inactiveGroup, endedGroup, mondayGroup, createGroup()] }).canEnter).toBe(
    true,
  )
})

test('merges the adjacent and overlapping hours of several groups, and sorts them', () => {
  const createGroupWithHours = (start_time: string, end_time: string) => createGroup({ start_time, end_time })
  const groups = [
    createGroupWithHours('14:00:00', '17:00:00'),
    createGroupWithHours('07:00:00', '09:00:00'),
    createGroupWithHours('08:00:00', '08:30:00'),
    createGroupWithHours('09:00:00', '12:00:00'),
  ]
  expect(getEntryWith({ groups }).hours).toEqual([
    { start: '07:00:00', end: '12:00:00' },
    { start: '14:00:00', end: '17:00:00' },
  ])
})

const friday: Weekday[] = ['friday']

test.each([
  ['first', { from_date: day, to_date: '2026-03-31' }],
  ['last', { from_date: '2026-03-01', to_date: day }],
])('explains the weekdays of a group on the %s day of its range', (_position, range) => {
  const { reasons } = getEntryWith({ groups: [createGroup(range, friday)] })
  expect(reasons).toEqual([{ code: 'otherDay', group: 'Albañilería', weekdays: friday }])
})

test('explains when the next of several groups begins, in any order of the groups', () => {
  const later = createGroup({ name: 'Pintura', from_date: '2026-05-01', to_date: '2026-05-31' })
  const next = createGroup({ name: 'Techos', from_date: '2026-04-01', to_date: '2026-04-30' })
  const expected = [{ code: 'groupNotYet', group: 'Techos', firstDay: '2026-04-01' }]
  expect(getEntryWith({ groups: [later, next] }).reasons).toEqual(expected)
  expect(getEntryWith({ groups: [next, later] }).reasons).toEqual(expected)
})

test('names the group that is listed first if two groups begin on the same day', () => {
  const painters = createGroup({ name: 'Pintura', from_date: '2026-03-20' })
  const roofers = createGroup({ name: 'Techos', from_date: '2026-03-20' })
  const findReason = (...groups: GroupAuthorization[]) => getEntryWith({ groups }).reasons[0]
  expect(findReason(painters, roofers)).toMatchObject({ group: 'Pintura' })
  expect(findReason(roofers, painters)).toMatchObject({ group: 'Techos' })
})

test('explains when the last of several groups ended, in any order of the groups', () => {
  const earlier = createGroup({ name: 'Pintura', from_date: '2026-01-01', to_date: '2026-01-31' })
  const last = createGroup({ name: 'Techos', from_date: '2026-02-01', to_date: '2026-02-28' })
  const expected = [{ code: 'groupOver', group: 'Techos', lastDay: '2026-02-28' }]
  expect(getEntryWith({ groups: [earlier, last] }).reasons).toEqual(expected)
  expect(getEntryWith({ groups: [last, earlier] }).reasons).toEqual(expected)
})

test('accepts a background check without a first day', () => {
  const papers = { background_check: { from_date: null, expiration_date: day } }
  expect(getEntryWith(overridePapers(papers)).canEnter).toBe(true)
})
