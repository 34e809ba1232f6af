import * as v from 'valibot'
import type { ManagedProperty } from '@/api/generated/model/managedProperty'

/** The data of a lot that the chooser passes to the lot's screen in the navigation state. */
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

/** Reads the provisional lot from the navigation state; undefined if the state contains no hint. */
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
