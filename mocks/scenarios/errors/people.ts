import type { PersonRow } from '../../db/rows.ts'
import { emptyPersonFields } from '../../rules/people.ts'
import { losAlamosId, personIds } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'

/**
 * The ids of the people, by the role or state that causes a refusal. The Spanish name of each person describes the refusal.
 */
export const errorPersonIds = {
  barred: 9001,
  contact: 9002,
  neighbour: 9003,
  coResident: 9004,
  tenant: 9005,
  worker: 9006,
  suspendedWorker: 9007,
  manager: 9008,
  suspendedManager: 9009,
  managerWithoutEmail: 9010,
  guest: 9011,
} as const

type RefusedPersonName = keyof typeof errorPersonIds

const nameSeeds: Readonly<
  Record<RefusedPersonName, readonly [first: string, last: string, overrides?: Partial<PersonRow>]>
> = {
  barred: ['Ñandú', 'Persona no admitida', { is_barred: true }],
  contact: ['Ana', 'Ya es contacto'],
  neighbour: ['Bruno', 'Ya está registrado en el barrio'],
  coResident: ['Carla', 'Ya es corresidente'],
  tenant: ['Darío', 'Ya es inquilino'],
  worker: ['Elsa', 'Ya es trabajadora'],
  suspendedWorker: ['Fermín', 'Suspendido: no entra a un grupo'],
  manager: ['Gilda', 'Ya es responsable', { email: 'gilda@example.com' }],
  suspendedManager: ['Hugo', 'No vigente: no se invita', { email: 'hugo@example.com' }],
  managerWithoutEmail: ['Inés', 'Sin email: no se invita'],
  guest: ['Juan', 'Ya confirmó su invitación'],
}

/** Returns the document number of a person of `errorPersonIds`. */
export const getErrorDocumentNumber = (name: RefusedPersonName): string =>
  String(20_310_400 + errorPersonIds[name])

/** Adds the people to Los Álamos. The people `barred` and `contact` become contacts of `residente`. */
export function addPeopleForRefusals(builder: ScenarioBuilder): void {
  for (const [name, [first_name, last_name, overrides]] of Object.entries(nameSeeds)) {
    builder.add('persons', {
      ...emptyPersonFields,
      id: errorPersonIds[name as RefusedPersonName],
      real_property_id: losAlamosId,
      user_id: null,
      first_name,
      last_name,
      id_type_code: 'DNI',
      id_number: getErrorDocumentNumber(name as RefusedPersonName),
      nationality: 'AR',
      gender: 'X',
      ...overrides,
    })
  }
  for (const person_id of [errorPersonIds.barred, errorPersonIds.contact]) {
    builder.append('contacts', { owner_id: personIds.residente, person_id })
  }
}
