import { expect, test } from 'vitest'
import type { ManagedPropertyPage } from '@/api/generated/model/managedPropertyPage'
import type { SessionData } from '@/api/generated/model/sessionData'
import { refusals } from '@/domain/refusals'
import { lotTabs, tabFlags, tabsOf } from '@/features/lots/detail/lot-tabs'
import { client, credentials } from '../../mocks/client'
import { lotPaths } from '../../mocks/handlers/lot-drafts'

const bits = [false, true]
const kinds = { corresidentes: 'owner', inquilinos: 'tenant', vehiculos: 'car', mascotas: 'pet' } as const
const lists = { corresidentes: 'owners', inquilinos: 'tenants', vehiculos: 'cars', mascotas: 'pets' } as const

/** An owner and a tenant with their lots and persons. */
const readers = [
  { email: 'residente@demo.ar', lot: 201, person: 301, isRenter: false },
  { email: 'inquilino@demo.ar', lot: 203, person: 303, isRenter: true },
] as const

const everyFlags = bits.flatMap((can_manage_residents) =>
  bits.flatMap((can_manage_tenants) =>
    bits.flatMap((can_manage_vehicles) =>
      bits.map((can_manage_pets) => ({
        can_manage_residents,
        can_manage_tenants,
        can_manage_vehicles,
        can_manage_pets,
      })),
    ),
  ),
)

/*
 * Compares the portal with the backend for each combination of flags, right, reader and tab. The portal decides by the
 * sign-in and the list of lots. A refused write answers 403; a permitted write with an empty body answers 400. Every
 * visible tab can be read.
 */
test('shows and refuses each tab with each right exactly as the backend does', async () => {
  const { mock, call, signIn } = await client()
  const cells = []
  for (const { email, lot, person, isRenter } of readers) {
    const residency = mock.db.residencies.by('property_id', lot).find(({ person_id }) => person_id === person)
    if (!residency) throw new Error(`${email} lives on no lot ${lot}`)
    const token = await signIn(email)
    for (const canManage of bits) {
      await mock.db.residencies.save({ ...residency, can_manage_property: canManage })
      for (const flags of everyFlags) {
        await mock.db.realProperties.save({ ...mock.db.realProperties.require(101), ...flags })
        const login = await call('POST', '/fapi/auth/login/', { body: credentials(email) })
        const customer = (login.body as SessionData).customer.find(({ id }) => id === 101)
        const list = await call('GET', lotPaths.managed(101, person, '?all_properties=true'), { token })
        const listed = (list.body as ManagedPropertyPage).results.find(({ property }) => property === lot)
        expect(listed?.is_renter_flag).toBe(isRenter)
        for (const tab of lotTabs) {
          const isShown = tabsOf(isRenter).includes(tab)
          const refusal = refusals['lotTab.manage']({
            isShown,
            canManageProperty: listed?.can_manage_property ?? false,
            isManagedByResidents: customer?.[tabFlags[tab]] ?? false,
          })
          const path = lotPaths.create(101, lot, person, kinds[tab])
          const { status } = await call('POST', path, { token, body: {} })
          const reading = await call('GET', lotPaths.list(101, lot, lists[tab]), { token })
          const cell = { tab, email, canManage, ...flags, refused: refusal !== undefined, status }
          cells.push({ ...cell, isShown, readStatus: reading.status })
        }
      }
    }
  }
  expect(cells).toHaveLength(4 * 16 * 2 * 2)
  expect(cells.filter(({ refused, status }) => status !== (refused ? 403 : 400))).toEqual([])
  expect(cells.filter(({ isShown, readStatus }) => readStatus !== (isShown ? 200 : 403))).toEqual([])
  // Half of the flags, for the four tabs of an owner and the three of a tenant.
  expect(cells.filter(({ refused }) => !refused)).toHaveLength((4 + 3) * 8)
})

test('hides the co-residents from a tenant', () => {
  expect(tabsOf(false)).toEqual(lotTabs)
  expect(tabsOf(true)).toEqual(lotTabs.filter((tab) => tab !== 'corresidentes'))
})
