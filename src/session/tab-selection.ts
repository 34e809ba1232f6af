import type { SessionProperty } from './session-schema'

/** The selected neighbourhood and lot of a browser tab. */
export interface TabSelection {
  realPropertyId: number
  propertyId?: number
}

/** Returns the selection that consists of a lot and the neighbourhood of the lot. */
export const toTabSelection = ({ real_property_id, property_id }: SessionProperty): TabSelection => ({
  realPropertyId: real_property_id,
  propertyId: property_id,
})
