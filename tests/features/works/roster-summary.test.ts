import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import type { Worker } from '@/api/generated/model/worker'
import { getEntryPermission } from '@/domain/entry'
import {
  checkWorkers,
  countParts,
  isInPart,
  type rosterParts,
  searchWorkers,
  sortWorkers,
} from '@/features/works/workers/roster-summary'
import { chooseCount } from '../../support/scope'
import { createGroup, createRosters, createWorker, everybody } from './random-rosters'

/** A Monday. */
const today = '2026-03-16'
const tomorrow = '2026-03-17'
const work = { status: 'CURRENT', end_date: '2026-12-31' } as const

const check = (workers: readonly Worker[], groups: readonly GroupAuthorization[]) =>
  checkWorkers({ workers, groups, work, day: tomorrow })

const workers = [
  createWorker(1),
  createWorker(2, { insurance: null }),
  createWorker(3, { background_check: { from_date: null, expiration_date: today }, insurance: null }),
  createWorker(4, { insurance: { expiration_date: '2026-03-30' } }),
  createWorker(5, { insurance: { expiration_date: '2026-03-31' } }),
  createWorker(6, {}, 'SUSPENDED'),
  createWorker(7),
]
const groups = [createGroup(1, [1, 2, 3, 4, 5, 6]), createGroup(2, [7], { to_date: today })]

describe('the parts of the roster', () => {
  const checked = check(workers, groups)
  const listPart = (part: (typeof rosterParts)[number]) =>
    checked.filter((worker) => isInPart[part](worker, today)).map(({ worker }) => worker.id)

  test('contain the workers that their name describes', () => {
    expect(listPart('')).toEqual(everybody)
    expect(listPart('no-entran')).toEqual([2, 3, 6, 7])
    expect(listPart('sin-art')).toEqual([2, 3])
    expect(listPart('sin-antecedentes')).toEqual([3])
    expect(listPart('sin-autorizacion')).toEqual([7])
  })

  test("'vencen' has each worker with a paper or group that ends today or within 14 days", () => {
    expect(listPart('vencen')).toEqual([3, 4, 7])
  })

  test('are counted', () => {
    expect(countParts(checked, today)).toEqual({
      '': 7,
      'no-entran': 4,
      vencen: 3,
      'sin-art': 2,
      'sin-antecedentes': 1,
      'sin-autorizacion': 1,
    })
  })
})

describe('the order', () => {
  const listIds = (ordering: string) =>
    sortWorkers(check(workers, groups), ordering).map(({ worker }) => worker.id)

  test('by the permission begins with those who have the most reasons, and ends with those whose papers last longest', () => {
    expect(listIds('tomorrow')).toEqual([3, 7, 2, 6, 4, 5, 1])
    expect(listIds('-tomorrow')).toEqual([1, 5, 4, 6, 2, 7, 3])
  })

  test('by other columns is that of the API', () => {
    expect(listIds('person__last_name')).toEqual(everybody)
    expect(listIds('-person__id_number')).toEqual([...everybody].reverse())
    expect(listIds('status').at(-1)).toBe(6)
  })
})

test.each([
  ['paz 3', [3]],
  ['ANA', everybody],
  ['20.000.004', [4]],
  ['páz ana 5', [5]],
  ['nobody', []],
  ['  ', everybody],
] as const)('a search for %j finds the workers with each word in their name or document', (text, ids) => {
  expect(searchWorkers(check(workers, groups), text).map(({ worker }) => worker.id)).toEqual(ids)
})

test('each worker has the same permission as with all groups of the work, and the parts agree with it', () => {
  fc.assert(
    fc.property(createRosters(tomorrow, [-3, 3]), ({ workers: randomWorkers, groups: randomGroups }) => {
      const checked = check(randomWorkers, randomGroups)
      for (const { worker, permission } of checked)
        expect(permission).toEqual(getEntryPermission({ work, worker, groups: randomGroups, day: tomorrow }))
      const counts = countParts(checked, today)
      expect(counts['']).toBe(randomWorkers.length)
      expect(counts['no-entran']).toBe(checked.filter(({ permission }) => !permission.canEnter).length)
    }),
    { numRuns: chooseCount(200, 2000) },
  )
})
