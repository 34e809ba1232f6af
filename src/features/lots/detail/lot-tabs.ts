import type { ReadOperation } from '@/api/generated/operations'
import type { SessionCustomer } from '@/session/session-schema'

/** The tabs of a lot in their order. The values appear in the address. */
export const lotTabs = ['corresidentes', 'inquilinos', 'vehiculos', 'mascotas'] as const

export type LotTab = (typeof lotTabs)[number]

/**
 * Returns the visible tabs of a lot. A user who rents the lot does not see the co-residents. The first tab is the
 * default.
 */
export const listTabs = (isRenter: boolean): readonly [LotTab, ...LotTab[]] =>
  isRenter ? ['inquilinos', 'vehiculos', 'mascotas'] : lotTabs

/** The permission of the neighbourhood that each tab requires. */
export const tabFlags = {
  corresidentes: 'can_manage_residents',
  inquilinos: 'can_manage_tenants',
  vehiculos: 'can_manage_vehicles',
  mascotas: 'can_manage_pets',
} as const satisfies Record<LotTab, keyof SessionCustomer>

/** The API operation that lists the records of each tab. */
export const tabLists = {
  corresidentes: 'listCoResidents',
  inquilinos: 'listTenants',
  vehiculos: 'listVehicles',
  mascotas: 'listPets',
} as const satisfies Record<LotTab, ReadOperation>
