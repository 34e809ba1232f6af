import { expect, test } from 'vitest'
import type { ManagedPropertyPage } from '@/api/generated/model/managedPropertyPage'
import type { SessionData } from '@/api/generated/model/sessionData'
import { refusals } from '@/domain/refusals'
import { listTabs, lotTabs, tabFlags } from '@/features/lots/detail/lot-tabs'
import { client, createCredentials } from '../../mocks/client'
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

/** An owner and a tenant, each with a lot and a person. */
const users = [
  { email: 'residente@demo.ar', lot: 201, person: 301, isRenter: false },
  { email: 'inquilino@demo.ar', lot: 203, person: 303, isRenter: true },
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
 * The portal reads the rights from the responses to the sign-in and to the list of lots. The backend responds with 403 to a
 * write that it refuses, and with 400 to a write that it permits, because the body of each request is empty. The backend
 * must permit the user to read each tab that the portal shows.
 */
test('agrees with the backend on the visible and the read-only tabs for each combination of rights', async () => {
  const { mock, call, signIn } = await client()
  const results = []
  for (const { email, lot, person, isRenter } of users) {
    const residency = mock.db.residencies.by('property_id', lot).find(({ person_id }) => person_id === person)
    if (!residency) throw new Error(`${email} has no residency on lot ${lot}`)
    const token = await signIn(email)
    for (const canManage of booleans) {
      await mock.db.residencies.save({ ...residency, can_manage_property: canManage })
      for (const flags of flagCombinations) {
        await mock.db.realProperties.save({ ...mock.db.realProperties.require(101), ...flags })
        const login = await call('POST', '/fapi/auth/login/', { body: createCredentials(email) })
        const customer = (login.body as SessionData).customer.find(({ id }) => id === 101)
        const list = await call('GET', lotPaths.managed(101, person, '?all_properties=true'), { token })
        const managedLot = (list.body as ManagedPropertyPage).results.find(({ property }) => property === lot)
        expect(managedLot?.is_renter_flag).toBe(isRenter)
        for (const tab of lotTabs) {
          const isShown = listTabs(isRenter).includes(tab)
          const refusal = refusals['lotTab.manage']({
            isShown,
            canManageProperty: managedLot?.can_manage_property ?? false,
            isManagedByResidents: customer?.[tabFlags[tab]] ?? false,
          })
          const path = lotPaths.create(101, lot, person, recordKinds[tab])
          const { status } = await call('POST', path, { token, body: {} })
          const listResponse = await call('GET', lotPaths.list(101, lot, listNames[tab]), { token })
          const result = { tab, email, canManage, ...flags, isRefused: refusal !== undefined, status }
          results.push({ ...result, isShown, readStatus: listResponse.status })
        }
      }
    }
  }
  expect(results).toHaveLength(4 * 16 * 2 * 2)
  expect(results.filter(({ isRefused, status }) => status !== (isRefused ? 403 : 400))).toEqual([])
  expect(results.filter(({ isShown, readStatus }) => readStatus !== (isShown ? 200 : 403))).toEqual([])
  // An owner sees four tabs, and a tenant sees three. If `canManage` is true, each tab is writable in the 8 of 16
  // combinations that include the right of the tab.
  expect(results.filter(({ isRefused }) => !isRefused)).toHaveLength((4 + 3) * 8)
})

test('hides the co-residents from a tenant', () => {
  expect(listTabs(false)).toEqual(lotTabs)
  expect(listTabs(true)).toEqual(lotTabs.filter((tab) => tab !== 'corresidentes'))
})
