import type { AuthorizationDetail } from '../api/generated/model/authorizationDetail'
import { weekdayFlagNames } from './weekdays'

interface PassLot {
  identifier: string
  area_name: string | null
  real_property_name: string
}

/** The fields of an authorization that a pass has. A pass has neither the note nor the message. */
const passFields = [
  'id',
  'name',
  'preauthorization_type',
  'from_date',
  'to_date',
  'start_time',
  'end_time',
  'concurrent_flag',
  ...weekdayFlagNames,
  'count_authorized',
  'people',
] as const satisfies readonly (keyof AuthorizationDetail)[]

/** The data of a pass, which shows an authorization at the gate. */
export interface Pass extends Pick<AuthorizationDetail, (typeof passFields)[number]> {
  /** The QR code; absent for an invitation and for an authorization without one. */
  qrcode?: string
  lot?: PassLot
}

/**
 * Builds the pass of an authorization. `lots` are the user's lots. If the authorization does not name its lot, the pass
 * has the user's only lot. If the user has several lots, the pass then has none. The pass of an invitation has no QR
 * code, because each guest gets a QR code by registering.
 */
export function buildPass(
  authorization: AuthorizationDetail,
  lots: readonly (PassLot & { property_id: number })[],
): Pass {
  const { property_id: lotId, preauthorization_type: type, qrcode } = authorization
  const lot =
    lotId === undefined && lots.length === 1 ? lots[0] : lots.find(({ property_id }) => property_id === lotId)
  return {
    ...pick(authorization, passFields),
    ...(qrcode !== undefined && type !== 'INVITE' && { qrcode }),
    ...(lot && { lot: pick(lot, ['identifier', 'area_name', 'real_property_name']) }),
  }
}

const pick = <Source extends object, Field extends keyof Source>(source: Source, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, source[field]])) as Pick<Source, Field>
