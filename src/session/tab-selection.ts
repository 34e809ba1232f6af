import type { SessionProperty } from './session-schema'

/** What a tab can look at: a neighbourhood and, where it is about one, a lot of it. */
export interface TabSelection {
  realPropertyId: number
  propertyId?: number
}

/** The place of one of the user's lots. */
export const selectionOfLot = ({ real_property_id, property_id }: SessionProperty): TabSelection => ({
  realPropertyId: real_property_id,
  propertyId: property_id,
})
