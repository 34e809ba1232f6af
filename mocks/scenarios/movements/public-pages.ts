import { losAlamos, persons } from '../accounts.ts'
import { addAuthorization, addVisitor, authorize, type ScenarioBuilder } from '../scenario-builder.ts'
import type { Visitor } from '../visitors.ts'

/** Adds the link with which `residente` unsubscribes; it is the same in every scenario. */
export function addUnsubscribeLink(builder: ScenarioBuilder): void {
  builder.append('unsubscribeLinks', { key: 'demo-unsubscribe', person_id: persons.residente, used_at: null })
}

/** A lot without residents. The Administration creates the invitations of scenarios without other authorizations. */
const clubHouse = 206

const guests: readonly Visitor[] = [
  ['Graciela', 'Mansilla', 'F', 'DNI', '35568148', 'AR'],
  ['Olga', 'Villalba', 'F', 'DNI', '40401090', 'AR'],
]

const byAdministration = { propertyId: clubHouse, creatorId: null }

const invitations = [
  authorize(byAdministration, 'INVITE', 'Fiesta de bienvenida', [5, 5, '12:00', '20:00'], [], {
    seats: 25,
    invitationKey: 'demo-invitation',
  }),
  authorize(byAdministration, 'INVITE', 'Inauguración', [-75, -75], [], {
    seats: 12,
    invitationKey: 'expired-invitation',
  }),
  authorize(
    byAdministration,
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

/** Adds the invitations of scenarios whose residents have none. */
export function addClubInvitations(builder: ScenarioBuilder): void {
  builder.add('properties', {
    id: clubHouse,
    real_property_id: losAlamos,
    identifier: 'Club House',
    area_name: null,
    location: null,
  })
  for (const guest of guests) addVisitor(builder, losAlamos, guest)
  for (const seed of invitations) addAuthorization(builder, seed)
}
