import { lotIds, personIds } from '../accounts.ts'
import { addAuthorization, createAuthorizationSeed, type ScenarioBuilder } from '../scenario-builder.ts'
import { errorPersonIds } from './people.ts'

/** The ids of the authorizations. Each name says why the mock backend refuses some call about the authorization. */
export const errorAuthorizationIds = {
  expired: 9101,
  cancelled: 9102,
  confirmed: 9103,
  barred: 9104,
  ofInquilino: 9105,
} as const

/** The key in the link of the invitation `errorAuthorizationIds.confirmed`. The person `guest` has already registered by it. */
export const confirmedInvitationKey = 'errors-confirmed-invitation'

/** The key of an unsubscribe link that was used already. */
export const usedUnsubscribeKey = 'errors-used-unsubscribe'

const a12 = { propertyId: lotIds.a12, creatorId: personIds.residente }
const c3 = { propertyId: lotIds.c3, creatorId: personIds.inquilino }

/** For each authorization: its name in `errorAuthorizationIds`, the name of its guest in `errorPersonIds`, and its seed. */
const seeds = [
  [
    'expired',
    'contact',
    createAuthorizationSeed(a12, 'PERSONAL', 'Vencida: no se puede modificar', [-10, -1]),
  ],
  [
    'cancelled',
    'contact',
    createAuthorizationSeed(a12, 'PERSONAL', 'Eliminada: no se puede volver a eliminar', [0, 7]),
  ],
  [
    'confirmed',
    'guest',
    createAuthorizationSeed(a12, 'INVITE', 'Con tres confirmados: no baja de tres lugares', [0, 30], [], {
      seats: 6,
      invitationKey: confirmedInvitationKey,
    }),
  ],
  ['barred', 'barred', createAuthorizationSeed(a12, 'PERSONAL', 'Con una persona no admitida', [0, 7])],
  ['ofInquilino', 'contact', createAuthorizationSeed(c3, 'PERSONAL', 'De otro lote: no se ve', [0, 7])],
] as const

/** Adds four authorizations to A-12 and one to C-3, and adds an unsubscribe link that `residente` used already. */
export function addAuthorizationsForRefusals(builder: ScenarioBuilder): void {
  for (const [name, guest, seed] of seeds) {
    const authorization = addAuthorization(builder, seed)
    authorization.id = errorAuthorizationIds[name]
    authorization.is_cancelled = name === 'cancelled'
    builder.append('authorizedPeople', {
      authorization_id: authorization.id,
      person_id: errorPersonIds[guest],
    })
  }
  for (const person_id of [errorPersonIds.contact, errorPersonIds.neighbour]) {
    builder.append('authorizedPeople', { authorization_id: errorAuthorizationIds.confirmed, person_id })
  }
  const used_at = builder.clock.now().toISOString()
  builder.append('unsubscribeLinks', { key: usedUnsubscribeKey, person_id: personIds.residente, used_at })
}
