import type { AuthorizationRow } from '../../db/rows.ts'
import { lotIds, persons } from '../accounts.ts'
import { type AuthorizationSeed, addAuthorization, type ScenarioBuilder } from '../scenario-builder.ts'
import { people } from './people.ts'

/** Ids of authorizations, by the refusal that they cause. */
export const authorizations = {
  expired: 9101,
  cancelled: 9102,
  confirmed: 9103,
  barred: 9104,
  ofInquilino: 9105,
} as const

/** The key of an invitation that the guest confirmed already. */
export const confirmedInvitation = 'errors-confirmed-invitation'

/** The key of an unsubscribe link that was used already. */
export const usedUnsubscribeLink = 'errors-used-unsubscribe'

const seeds: Readonly<
  Record<keyof typeof authorizations, AuthorizationSeed & { guest: keyof typeof people }>
> = {
  expired: { name: 'Vencida: no se puede modificar', type: 'PERSONAL', days: [-10, -1], guest: 'contact' },
  cancelled: {
    name: 'Eliminada: no se puede volver a eliminar',
    type: 'PERSONAL',
    days: [0, 7],
    guest: 'contact',
  },
  confirmed: {
    name: 'Con dos confirmados: no baja de dos lugares',
    type: 'INVITE',
    days: [0, 30],
    seats: 6,
    invitationKey: confirmedInvitation,
    guest: 'guest',
  },
  barred: { name: 'Con una persona no admitida', type: 'PERSONAL', days: [0, 7], guest: 'barred' },
  ofInquilino: { name: 'De otro lote: no se ve', type: 'PERSONAL', days: [0, 7], guest: 'contact' },
}

/** Adds the authorizations to A-12, and one to C-3. */
export function addRefusedAuthorizations(builder: ScenarioBuilder): void {
  for (const [name, { guest, ...seed }] of Object.entries(seeds)) {
    const isOthers = name === 'ofInquilino'
    const host = isOthers
      ? { propertyId: lotIds.c3, creatorId: persons.inquilino }
      : { propertyId: lotIds.a12, creatorId: persons.residente }
    const authorization: AuthorizationRow = addAuthorization(builder, host, seed)
    authorization.id = authorizations[name as keyof typeof authorizations]
    authorization.is_cancelled = name === 'cancelled'
    builder.append('authorizedPeople', { authorization_id: authorization.id, person_id: people[guest] })
  }
  for (const person_id of [people.contact, people.neighbour]) {
    builder.append('authorizedPeople', { authorization_id: authorizations.confirmed, person_id })
  }
  const used_at = builder.clock.now().toISOString()
  builder.append('unsubscribeLinks', { key: usedUnsubscribeLink, person_id: persons.residente, used_at })
}
