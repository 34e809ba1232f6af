import { canChangeWork, canChangeWorkManagers } from '@mocks/rules/works'
import { expect, test } from 'vitest'
import { UserGroup } from '@/api/generated/model/userGroup'
import { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import { canChangeManagers, getRosterRefusal } from '@/domain/work-rights'
import { client } from '../../mocks/client'

const groups = [undefined, ...Object.values(UserGroup)]
const statuses = [null, ...Object.values(WorkPartyStatus)]

/** All combinations of a user group, residence on the lot, and status as a manager. */
const readers = groups.flatMap((group) =>
  [false, true].flatMap((isResidentOfLot) =>
    statuses.map((managerStatus) => ({ groups: group ? [group] : [], isResidentOfLot, managerStatus })),
  ),
)

test('grants the same rights to change a work as the backend, for every role and status', async () => {
  const { mock } = await client()
  const work = mock.db.works.require(501)
  expect(readers).toHaveLength(11 * 2 * 4)
  for (const reader of readers) {
    const reach = {
      isAdministration: reader.groups.some((group) => group === 'PROPERTY_ADMIN' || group === 'WORK_CONTROL'),
      lotIds: new Set(reader.isResidentOfLot ? [work.property_id] : []),
      managerStatuses: new Map(reader.managerStatus ? [[work.id, reader.managerStatus]] : []),
    }
    const readerText = JSON.stringify(reader)
    expect(getRosterRefusal(reader) === undefined, `${readerText} and the roster`).toBe(
      canChangeWork(work, reach),
    )
    expect(canChangeManagers(reader), `${readerText} and the managers`).toBe(
      canChangeWorkManagers(work, reach),
    )
  }
})

test('denies changes until the status as a manager is loaded, unless the session grants the changes', () => {
  const unknownReader = { groups: [], isResidentOfLot: false, managerStatus: undefined }
  expect(getRosterRefusal(unknownReader)).toBe('WORK_ROLE_UNKNOWN')
  expect(canChangeManagers({ ...unknownReader, isResidentOfLot: true })).toBe(false)
  expect(getRosterRefusal({ ...unknownReader, isResidentOfLot: true })).toBeUndefined()
  expect(getRosterRefusal({ ...unknownReader, groups: ['WORK_CONTROL'] })).toBeUndefined()
})
