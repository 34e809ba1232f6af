import type { AuthorizationDetail } from '../api/generated/model/authorizationDetail'

/** The lot of a pass, as the session lists it. */
interface PassLot {
  identifier: string
  area_name: string | null
  real_property_name: string
}

/** What a pass shows as the authorization has it: nothing that is for the guard, or for whoever it is shared with, alone. */
const shown = [
  'id',
  'name',
  'preauthorization_type',
  'from_date',
  'to_date',
  'start_time',
  'end_time',
  'concurrent_flag',
  'monday_flag',
  'tuesday_flag',
  'wednesday_flag',
  'thursday_flag',
  'friday_flag',
  'saturday_flag',
  'sunday_flag',
  'count_authorized',
  'people',
] as const satisfies readonly (keyof AuthorizationDetail)[]

/** What is shown of an authorization at the gate. */
export interface Pass extends Pick<AuthorizationDetail, (typeof shown)[number]> {
  /** Absent where there is none to show at the gate. */
  qrcode?: string
  /** Absent where it is not known. */
  lot?: PassLot
}

/**
 * The pass of an authorization, with its lot among the user's. A backend that does not tell the lot leaves no doubt
 * where the user has but one. An invitation has no code of its own: each guest gets theirs by registering.
 */
export function passOf(
  authorization: AuthorizationDetail,
  lots: readonly (PassLot & { property_id: number })[],
): Pass {
  const { property_id: lotId, preauthorization_type: type, qrcode } = authorization
  const lot =
    lotId === undefined && lots.length === 1 ? lots[0] : lots.find((one) => one.property_id === lotId)
  return {
    ...pick(authorization, shown),
    ...(qrcode !== undefined && type !== 'INVITE' && { qrcode }),
    ...(lot && { lot: pick(lot, ['identifier', 'area_name', 'real_property_name']) }),
  }
}

/** Some fields of an object, and no others. */
const pick = <From extends object, Field extends keyof From>(from: From, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<From, Field>
