import type { LotTab } from '../detail/lot-tabs'
import type { copy } from './copy'

/** A kind of resident: a co-resident or a tenant. */
export type ResidentKind = keyof (typeof copy)['kinds']

export const residentTabs = { coResident: 'corresidentes', tenant: 'inquilinos' } as const satisfies Record<
  ResidentKind,
  LotTab
>
