import type { SessionProperty } from './session-schema'

/** The selected neighbourhood and lot of a browser tab. */
export interface TabSelection {
  realPropertyId: number
  propertyId?: number
}

/** Creates the selection of a lot and its neighbourhood. */
export const toTabSelection = ({ real_property_id, property_id }: SessionProperty): TabSelection => ({
  realPropertyId: real_property_id,
  propertyId: property_id,
})
