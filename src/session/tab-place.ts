import type { SessionProperty } from './session-schema'

/** What a tab can look at: a neighbourhood and, where it is about one, a lot of it. */
export interface TabPlace {
  realPropertyId: number
  propertyId?: number
}

/** The place of one of the user's lots. */
export const placeOfLot = ({ real_property_id, property_id }: SessionProperty): TabPlace => ({
  realPropertyId: real_property_id,
  propertyId: property_id,
})
