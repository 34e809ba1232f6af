import type { LotTab } from '../detail/lot-tabs'
import type { copy } from './copy'

/** Somebody of a lot: who lives there with the owners, or who rents it. */
export type ResidentKind = keyof (typeof copy)['kinds']

/** The tab on which each kind is managed. */
export const residentTabs = { coResident: 'corresidentes', tenant: 'inquilinos' } as const satisfies Record<
  ResidentKind,
  LotTab
>
