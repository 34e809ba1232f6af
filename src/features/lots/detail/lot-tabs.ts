import type { ReadOperation } from '@/api/refreshes'
import type { SessionCustomer } from '@/session/session-schema'

/** The tabs of a lot, in their order, as the address calls them. */
export const lotTabs = ['corresidentes', 'inquilinos', 'vehiculos', 'mascotas'] as const

/** A tab of a lot. */
export type LotTab = (typeof lotTabs)[number]

/** The tabs that somebody sees of a lot: who rents it has no co-residents there. The first is the one at first. */
export const tabsOf = (isRenter: boolean): readonly [LotTab, ...LotTab[]] =>
  isRenter ? ['inquilinos', 'vehiculos', 'mascotas'] : lotTabs

/** What the neighbourhood has to allow for a tab to be managed. */
export const tabFlags = {
  corresidentes: 'can_manage_residents',
  inquilinos: 'can_manage_tenants',
  vehiculos: 'can_manage_vehicles',
  mascotas: 'can_manage_pets',
} as const satisfies Record<LotTab, keyof SessionCustomer>

/** The call that lists what a tab shows. */
export const tabLists = {
  corresidentes: 'listCoResidents',
  inquilinos: 'listTenants',
  vehiculos: 'listVehicles',
  mascotas: 'listPets',
} as const satisfies Record<LotTab, ReadOperation>
