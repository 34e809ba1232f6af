import { canChangeWork, canChangeWorkManagers } from '@mocks/rules/works'
import { expect, test } from 'vitest'
import { UserGroup } from '@/api/generated/model/userGroup'
import { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import { canChangeManagers, getRosterRefusal } from '@/domain/work-rights'
import { createCallClient } from '../../mocks/client'

const groups = [undefined, ...Object.values(UserGroup)]
const statuses = [null, ...Object.values(WorkPartyStatus)]

/** The possible relations of a user to a work: all combinations of user group, residence on the lot and manager status. */
const relations = groups.flatMap((group) =>
  [false, true].flatMap((isResidentOfLot) =>
    statuses.map((managerStatus) => ({ groups: group ? [group] : [], isResidentOfLot, managerStatus })),
  ),
)

test('the portal and the mock backend allow the same users to change the roster and the managers of a work', async () => {
  const { mock } = await createCallClient()
  const work = mock.db.works.require(501)
  expect(relations).toHaveLength(11 * 2 * 4)
  for (const relation of relations) {
    const access = {
      isAdministration: relation.groups.some(
        (group) => group === 'PROPERTY_ADMIN' || group === 'WORK_CONTROL',
      ),
      lotIds: new Set(relation.isResidentOfLot ? [work.property_id] : []),
      managerStatuses: new Map(relation.managerStatus ? [[work.id, relation.managerStatus]] : []),
    }
    const relationText = JSON.stringify(relation)
    expect(getRosterRefusal(relation) === undefined, `${relationText} and the roster`).toBe(
      canChangeWork(work, access),
    )
    expect(canChangeManagers(relation), `${relationText} and the managers`).toBe(
      canChangeWorkManagers(work, access),
    )
  }
})

test('while the manager status is unknown, allows only changes that residence or group permits', () => {
  const relationWithUnknownStatus = { groups: [], isResidentOfLot: false, managerStatus: undefined }
  expect(getRosterRefusal(relationWithUnknownStatus)).toBe('WORK_ROLE_UNKNOWN')
  expect(canChangeManagers({ ...relationWithUnknownStatus, isResidentOfLot: true })).toBe(false)
  expect(getRosterRefusal({ ...relationWithUnknownStatus, isResidentOfLot: true })).toBeUndefined()
  expect(getRosterRefusal({ ...relationWithUnknownStatus, groups: ['WORK_CONTROL'] })).toBeUndefined()
})
