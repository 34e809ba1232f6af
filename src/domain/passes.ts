import type { AuthorizationDetail } from '../api/generated/model/authorizationDetail'

/** The lot of a pass, as the session lists it. */
interface PassLot {
  identifier: string
  area_name: string | null
  real_property_name: string
}

/** What a pass shows of an authorization: nothing of it that is for the guard, or for whoever it is shared with, alone. */
export type Pass = Pick<
  AuthorizationDetail,
  | 'id'
  | 'name'
  | 'preauthorization_type'
  | 'from_date'
  | 'to_date'
  | 'start_time'
  | 'end_time'
  | 'concurrent_flag'
  | 'monday_flag'
  | 'tuesday_flag'
  | 'wednesday_flag'
  | 'thursday_flag'
  | 'friday_flag'
  | 'saturday_flag'
  | 'sunday_flag'
  | 'count_authorized'
> & {
  /** Absent where there is none to show at the gate. */
  qrcode?: string
  /** The names of the first few. */
  people: string[]
  /** Absent where it is not known. */
  lot?: PassLot
}

/**
 * The pass of an authorization (P3), with its lot among the user's. A backend that does not tell the lot leaves no doubt
 * where the user has but one. An invitation has no code of its own: each guest gets theirs by registering (P2).
 */
export function passOf(
  authorization: AuthorizationDetail,
  lots: readonly (PassLot & { property_id: number })[],
): Pass {
  const { property_id: lotId, preauthorization_type: type, qrcode } = authorization
  const lot =
    lotId === undefined && lots.length === 1 ? lots[0] : lots.find((one) => one.property_id === lotId)
  return {
    id: authorization.id,
    name: authorization.name,
    preauthorization_type: type,
    from_date: authorization.from_date,
    to_date: authorization.to_date,
    start_time: authorization.start_time,
    end_time: authorization.end_time,
    concurrent_flag: authorization.concurrent_flag,
    monday_flag: authorization.monday_flag,
    tuesday_flag: authorization.tuesday_flag,
    wednesday_flag: authorization.wednesday_flag,
    thursday_flag: authorization.thursday_flag,
    friday_flag: authorization.friday_flag,
    saturday_flag: authorization.saturday_flag,
    sunday_flag: authorization.sunday_flag,
    count_authorized: authorization.count_authorized,
    people: authorization.people.map(({ full_name }) => full_name),
    ...(qrcode !== undefined && type !== 'INVITE' && { qrcode }),
    ...(lot && {
      lot: {
        identifier: lot.identifier,
        area_name: lot.area_name,
        real_property_name: lot.real_property_name,
      },
    }),
  }
}
