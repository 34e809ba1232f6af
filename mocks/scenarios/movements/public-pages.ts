import type { AuthorizationRow } from '../../db/rows.ts'
import { losAlamos, persons } from '../accounts.ts'
import {
  type AuthorizationSeed,
  addAuthorization,
  addVisitor,
  type ScenarioBuilder,
} from '../scenario-builder.ts'
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

const invitations: readonly AuthorizationSeed[] = [
  {
    name: 'Fiesta de bienvenida',
    type: 'INVITE',
    days: [5, 5],
    hours: ['12:00', '20:00'],
    seats: 25,
    invitationKey: 'demo-invitation',
  },
  { name: 'Inauguración', type: 'INVITE', days: [-75, -75], seats: 12, invitationKey: 'expired-invitation' },
  {
    name: 'Recorrida',
    type: 'INVITE',
    days: [2, 2],
    hours: ['17:00', '19:00'],
    seats: 2,
    people: guests.map(([first, last]) => `${first} ${last}`),
    invitationKey: 'full-invitation',
  },
]

/** Adds the invitations of scenarios whose residents have none. */
export function addClubInvitations(builder: ScenarioBuilder): AuthorizationRow[] {
  builder.add('properties', {
    id: clubHouse,
    real_property_id: losAlamos,
    identifier: 'Club House',
    area_name: null,
    location: null,
  })
  for (const guest of guests) addVisitor(builder, losAlamos, guest)
  return invitations.map((visit) =>
    addAuthorization(builder, { propertyId: clubHouse, creatorId: null }, visit),
  )
}
