import type { SessionProperty } from './session-schema'

/** A neighbourhood and, optionally, one of its lots, which a tab shows. */
export interface TabSelection {
  realPropertyId: number
  propertyId?: number
}

/** Returns the selection of one of the user's lots. */
export const toTabSelection = ({ real_property_id, property_id }: SessionProperty): TabSelection => ({
  realPropertyId: real_property_id,
  propertyId: property_id,
})
