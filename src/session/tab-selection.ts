import type { SessionProperty } from './session-schema'

/** The neighbourhood and the lot that a tab shows. */
export interface TabSelection {
  realPropertyId: number
  propertyId?: number
}

/** Returns the selection of a lot. */
export const toTabSelection = ({ real_property_id, property_id }: SessionProperty): TabSelection => ({
  realPropertyId: real_property_id,
  propertyId: property_id,
})
