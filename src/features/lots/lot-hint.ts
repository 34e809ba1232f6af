import * as v from 'valibot'
import type { ManagedProperty } from '@/api/generated/model/managedProperty'

/**
 * The data that the list of lots passes to a lot's screen in the navigation state. The screen shows this data until the
 * request for the lot completes.
 */
const hintSchema = v.object({
  canManageProperty: v.boolean(),
  propertyIdentifier: v.string(),
  propertyAreaName: v.nullable(v.string()),
  isRenterFlag: v.boolean(),
})

export const toLotHint = (lot: ManagedProperty): v.InferOutput<typeof hintSchema> => ({
  canManageProperty: lot.can_manage_property,
  propertyIdentifier: lot.identifier,
  propertyAreaName: lot.area_name,
  isRenterFlag: lot.is_renter_flag,
})

/** Returns the lot that the hint in the navigation state describes; undefined if the state contains no hint. */
export function readLotHint(state: unknown, propertyId: number): ManagedProperty | undefined {
  const hint = v.safeParse(hintSchema, state)
  if (!hint.success) return undefined
  const { canManageProperty, propertyIdentifier, propertyAreaName, isRenterFlag } = hint.output
  return {
    property: propertyId,
    identifier: propertyIdentifier,
    area_name: propertyAreaName,
    can_manage_property: canManageProperty,
    is_renter_flag: isRenterFlag,
  }
}
