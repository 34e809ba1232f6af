import { losAlamosId, personIds } from '../accounts.ts'
import type { PersonSeed } from '../contact-seeds.ts'
import {
  addAuthorization,
  addSeededPerson,
  createAuthorizationSeed,
  type ScenarioBuilder,
} from '../scenario-builder.ts'

/** Adds the link with which `residente` can unsubscribe from communications. Its key is the same in every scenario. */
export function addUnsubscribeLink(builder: ScenarioBuilder): void {
  builder.append('unsubscribeLinks', {
    key: 'demo-unsubscribe',
    person_id: personIds.residente,
    used_at: null,
  })
}

/** The id of the club house, a lot without residents. */
const clubHouseId = 206

const guests: readonly PersonSeed[] = [
  ['Graciela', 'Mansilla', 'F', 'DNI', '35568148', 'AR'],
  ['Olga', 'Villalba', 'F', 'DNI', '40401090', 'AR'],
]

/** The lot and the creator of the invitations. The creator is null, because the Administration created them. */
const clubHouse = { propertyId: clubHouseId, creatorId: null }

/** A valid, an expired and a full invitation. */
const invitations = [
  createAuthorizationSeed(clubHouse, 'INVITE', 'Fiesta de bienvenida', [5, 5, '12:00', '20:00'], [], {
    seats: 25,
    invitationKey: 'demo-invitation',
  }),
  createAuthorizationSeed(clubHouse, 'INVITE', 'Inauguración', [-75, -75], [], {
    seats: 12,
    invitationKey: 'expired-invitation',
  }),
  createAuthorizationSeed(
    clubHouse,
    'INVITE',
    'Recorrida',
    [2, 2, '17:00', '19:00'],
    ['Graciela Mansilla', 'Olga Villalba'],
    {
      seats: 2,
      invitationKey: 'full-invitation',
    },
  ),
]

/** Adds the club house and its invitations. For scenarios in which no resident has an invitation. */
export function addClubInvitations(builder: ScenarioBuilder): void {
  builder.add('properties', {
    id: clubHouseId,
    real_property_id: losAlamosId,
    identifier: 'Club House',
    area_name: null,
    location: null,
  })
  for (const guest of guests) addSeededPerson(builder, losAlamosId, guest)
  for (const seed of invitations) addAuthorization(builder, seed)
}
