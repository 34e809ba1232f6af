import * as v from 'valibot'
import type { ManagedProperty } from '@/api/generated/model/managedProperty'

/** What the chooser tells the lot's screen of the lot. */
const hintSchema = v.object({
  canManageProperty: v.boolean(),
  propertyIdentifier: v.string(),
  propertyAreaName: v.nullable(v.string()),
  isRenterFlag: v.boolean(),
})

/** A lot, as the state of the navigation to it carries it. */
export const toLotHint = (lot: ManagedProperty): v.InferOutput<typeof hintSchema> => ({
  canManageProperty: lot.can_manage_property,
  propertyIdentifier: lot.identifier,
  propertyAreaName: lot.area_name,
  isRenterFlag: lot.is_renter_flag,
})

/** The lot that the state of a navigation tells of, until the list has come; undefined if it tells of none. */
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
