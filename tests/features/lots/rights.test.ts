import { expect, test } from 'vitest'
import type { ManagedPropertyPage } from '@/api/generated/model/managedPropertyPage'
import type { SessionData } from '@/api/generated/model/sessionData'
import { refusals } from '@/domain/refusals'
import { listTabs, lotTabs, tabFlags } from '@/features/lots/detail/lot-tabs'
import { createCallClient, createCredentials } from '../../mocks/client'
import { lotPaths } from '../../mocks/handlers/lot-requests'

const booleans = [false, true]
const recordKinds = {
  corresidentes: 'owner',
  inquilinos: 'tenant',
  vehiculos: 'car',
  mascotas: 'pet',
} as const
const listNames = {
  corresidentes: 'owners',
  inquilinos: 'tenants',
  vehiculos: 'cars',
  mascotas: 'pets',
} as const

/** An owner and a tenant, each with the ids of their lot and of their person. */
const users = [
  { email: 'residente@demo.ar', lotId: 201, personId: 301, isTenant: false },
  { email: 'inquilino@demo.ar', lotId: 203, personId: 303, isTenant: true },
] as const

const flagCombinations = booleans.flatMap((can_manage_residents) =>
  booleans.flatMap((can_manage_tenants) =>
    booleans.flatMap((can_manage_vehicles) =>
      booleans.map((can_manage_pets) => ({
        can_manage_residents,
        can_manage_tenants,
        can_manage_vehicles,
        can_manage_pets,
      })),
    ),
  ),
)

/*
 * The portal reads the rights from the responses to the sign-in and to the list of lots. Each write of this test has an empty
 * body. The backend responds with 400 to a permitted write, and with 403 to a refused write. The backend must permit the user
 * to read the list of each shown tab, and refuse the list of each hidden tab.
 */
test('the portal and the backend agree on visible and read-only tabs for each combination of rights', async () => {
  const { mock, call, signIn } = await createCallClient()
  const results = []
  for (const { email, lotId, personId, isTenant } of users) {
    const residency = mock.db.residencies
      .by('property_id', lotId)
      .find(({ person_id }) => person_id === personId)
    if (!residency) throw new Error(`${email} has no residency on lot ${lotId}`)
    const token = await signIn(email)
    for (const canManage of booleans) {
      await mock.db.residencies.save({ ...residency, can_manage_property: canManage })
      for (const flags of flagCombinations) {
        await mock.db.realProperties.save({ ...mock.db.realProperties.require(101), ...flags })
        const login = await call('POST', '/fapi/auth/login/', { body: createCredentials(email) })
        const customer = (login.body as SessionData).customer.find(({ id }) => id === 101)
        const list = await call('GET', lotPaths.managed(101, personId, '?all_properties=true'), { token })
        const managedLot = (list.body as ManagedPropertyPage).results.find(
          ({ property }) => property === lotId,
        )
        expect(managedLot?.is_renter_flag).toBe(isTenant)
        for (const tab of lotTabs) {
          const isShown = listTabs(isTenant).includes(tab)
          const refusal = refusals['lotTab.manage']({
            isShown,
            canManageProperty: managedLot?.can_manage_property ?? false,
            isManagedByResidents: customer?.[tabFlags[tab]] ?? false,
          })
          const path = lotPaths.create(101, lotId, personId, recordKinds[tab])
          const { status: writeStatus } = await call('POST', path, { token, body: {} })
          const listResponse = await call('GET', lotPaths.list(101, lotId, listNames[tab]), { token })
          const result = {
            tab,
            email,
            canManage,
            ...flags,
            isRefusedByPortal: refusal !== undefined,
            writeStatus,
          }
          results.push({ ...result, isShown, readStatus: listResponse.status })
        }
      }
    }
  }
  expect(results).toHaveLength(4 * 16 * 2 * 2)
  expect(
    results.filter(({ isRefusedByPortal, writeStatus }) => writeStatus !== (isRefusedByPortal ? 403 : 400)),
  ).toEqual([])
  expect(results.filter(({ isShown, readStatus }) => readStatus !== (isShown ? 200 : 403))).toEqual([])
  // An owner sees four tabs, and a tenant sees three. The user may write to a tab if `canManage` and the neighbourhood's
  // flag of the tab are true. The flag of a tab is true in 8 of the 16 combinations of flags.
  expect(results.filter(({ isRefusedByPortal }) => !isRefusedByPortal)).toHaveLength((4 + 3) * 8)
})

test('hides only the tab of the co-residents from a tenant', () => {
  expect(listTabs(false)).toEqual(lotTabs)
  expect(listTabs(true)).toEqual(lotTabs.filter((tab) => tab !== 'corresidentes'))
})
