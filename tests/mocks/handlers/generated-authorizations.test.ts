import { addDays, createWeekdayFlags, weekdayFlags } from '@mocks/rules/calendar'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseCount } from '../../support/scope'
import { createAuthorizationInput, paths, today } from './backend'
import { createLotA12Client } from './lot-a12'

describe('a generated request body that the contract allows', () => {
  const createDateArbitrary = (minDays: number) =>
    fc.integer({ min: minDays, max: 40 }).map((days) => addDays(today, days))
  const timeArbitrary = fc.constantFrom('00:00:00', '07:30:15', '12:00:00', '23:59:00', '23:59:59')
  const personReferencesArbitrary = fc.array(
    fc.integer({ min: 4000, max: 4155 }).map((id) => ({ id })),
    { maxLength: 8 },
  )
  const termsArbitrary = fc.record({
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    source: fc.constantFrom('PERSON', 'PERSON', 'PERSON', 'ADMIN'),
    description: fc.string({ unit: 'grapheme', maxLength: 60 }),
    preauthorization_type: fc.constantFrom('PERSONAL', 'INVITE', 'EVENT'),
    from_date: createDateArbitrary(-1),
    to_date: createDateArbitrary(5),
    start_time: timeArbitrary,
    end_time: timeArbitrary,
    concurrent_flag: fc.boolean(),
    location_to: fc.constantFrom(null, 'PROPERTY', 'REAL_PROPERTY'),
  })
  const allOptional = { requiredKeys: [] }
  const flagsArbitrary = fc.subarray([...weekdayFlags]).map(createWeekdayFlags)

  it('gets the status 200, 201, 400, 403 or 404, and the first page of the list still has ten authorizations', async () => {
    const { residente, create, list, findNewest, mock } = await createLotA12Client()
    const receivedStatuses = new Set<number>()
    const seats = { max_people: fc.integer({ min: 2, max: 30 }) }
    const newPeopleArbitrary = fc.record({ people: personReferencesArbitrary, ...seats }, allOptional)
    const changedPeopleArbitrary = fc.record(
      { add_people: personReferencesArbitrary, remove_people: personReferencesArbitrary, ...seats },
      allOptional,
    )
    await fc.assert(
      fc.asyncProperty(
        termsArbitrary,
        flagsArbitrary,
        newPeopleArbitrary,
        termsArbitrary,
        changedPeopleArbitrary,
        async (newTerms, flags, newPeople, changedTerms, changedPeople) => {
          receivedStatuses.add((await create({ ...newTerms, ...flags, ...newPeople })).status)
          const path = paths.update(101, 201, findNewest()?.id ?? 0)
          const input = createAuthorizationInput({ ...changedTerms, ...flags, ...changedPeople })
          receivedStatuses.add((await residente.put(path, input)).status)
          expect((await list()).results).toHaveLength(10)
        },
      ),
      { numRuns: chooseCount(40, 100), seed: 7 },
    )
    expect([...receivedStatuses].sort()).toEqual([200, 201, 400, 403, 404])
    expect(mock.violations).toEqual([])
  })
})
