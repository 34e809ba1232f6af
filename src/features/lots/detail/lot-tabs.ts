import type { ReadOperation } from '@/api/generated/operations'
import type { SessionCustomer } from '@/session/session-schema'

/** The tabs of a lot, in display order. The address contains the current one as `?tab=`. */
export const lotTabs = ['corresidentes', 'inquilinos', 'vehiculos', 'mascotas'] as const

export type LotTab = (typeof lotTabs)[number]

/**
 * Returns the tabs of a lot that the user sees. A user who rents the lot does not see the co-residents. The first tab is
 * the default.
 */
export const listTabs = (isTenant: boolean): readonly [LotTab, ...LotTab[]] =>
  isTenant ? ['inquilinos', 'vehiculos', 'mascotas'] : lotTabs

/** For each tab, a flag of the neighbourhood. The flag says whether residents may manage the records of the tab. */
export const tabFlags = {
  corresidentes: 'can_manage_residents',
  inquilinos: 'can_manage_tenants',
  vehiculos: 'can_manage_vehicles',
  mascotas: 'can_manage_pets',
} as const satisfies Record<LotTab, keyof SessionCustomer>

/** For each tab, the API operation that lists its records. The query key of the list begins with the operation's name. */
export const tabLists = {
  corresidentes: 'listCoResidents',
  inquilinos: 'listTenants',
  vehiculos: 'listVehicles',
  mascotas: 'listPets',
} as const satisfies Record<LotTab, ReadOperation>
