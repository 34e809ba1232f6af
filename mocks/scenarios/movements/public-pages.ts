import type { AuthorizationRow } from '../../db/rows.ts'
import { losAlamos, persons } from '../accounts.ts'
import {
  type AuthorizationSeed,
  addAuthorization,
  addVisitor,
  type ScenarioBuilder,
} from '../scenario-builder.ts'
import type { Visitor } from '../visitors.ts'

/** The link of every scenario with which residente ends the communications. */
export function addUnsubscribeLink(builder: ScenarioBuilder): void {
  builder.append('unsubscribeLinks', { key: 'demo-unsubscribe', person_id: persons.residente, used_at: null })
}

/** Nobody's lot: where nobody lives yet, the invitations of every scenario are the Administration's. */
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

/** The invitations of the demo and of the errors stand on residents' lots; a scenario without these has the Club House's. */
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
