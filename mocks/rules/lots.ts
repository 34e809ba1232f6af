import type { Schemas } from '../contract/operations.ts'
import type { JoinedResidency } from './session.ts'

const spanish = new Intl.Collator('es', { sensitivity: 'base', numeric: true })

/** Lists a user's lots, sorted by identifier. Unless `includesAll` is true, lists only the lots that the user may manage. */
export const listManagedProperties = (
  homes: readonly JoinedResidency[],
  includesAll: boolean,
): Schemas['ManagedProperty'][] =>
  homes
    .filter(({ residency }) => includesAll || residency.can_manage_property)
    .map(({ residency, lot }) => ({
      property: lot.id,
      identifier: lot.identifier,
      area_name: lot.area_name,
      can_manage_property: residency.can_manage_property,
      is_renter_flag: residency.role === 'tenant',
    }))
    .sort((left, right) => spanish.compare(left.identifier, right.identifier))
