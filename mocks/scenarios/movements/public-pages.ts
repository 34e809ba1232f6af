import { losAlamosId, personIds } from '../accounts.ts'
import type { PersonSeed } from '../contact-seeds.ts'
import {
  addAuthorization,
  addSeededPerson,
  createAuthorizationSeed,
  type ScenarioBuilder,
} from '../scenario-builder.ts'

/** Adds the link with which `residente` unsubscribes, which is the same in every scenario. */
export function addUnsubscribeLink(builder: ScenarioBuilder): void {
  builder.append('unsubscribeLinks', {
    key: 'demo-unsubscribe',
    person_id: personIds.residente,
    used_at: null,
  })
}

/** The id of a lot without residents, for the invitations of scenarios without other authorizations. */
const clubHouseId = 206

const guests: readonly PersonSeed[] = [
  ['Graciela', 'Mansilla', 'F', 'DNI', '35568148', 'AR'],
  ['Olga', 'Villalba', 'F', 'DNI', '40401090', 'AR'],
]

const clubHouseOwner = { propertyId: clubHouseId, creatorId: null }

const invitations = [
  createAuthorizationSeed(clubHouseOwner, 'INVITE', 'Fiesta de bienvenida', [5, 5, '12:00', '20:00'], [], {
    seats: 25,
    invitationKey: 'demo-invitation',
  }),
  createAuthorizationSeed(clubHouseOwner, 'INVITE', 'Inauguración', [-75, -75], [], {
    seats: 12,
    invitationKey: 'expired-invitation',
  }),
  createAuthorizationSeed(
    clubHouseOwner,
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

/** Adds invitations to scenarios in which the residents have no invitations. */
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
