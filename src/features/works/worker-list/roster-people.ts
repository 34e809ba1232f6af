import type { Worker } from '@/api/generated/model/worker'
import type { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import { normalizeDocumentNumber } from '@/domain/documents'
import type { RegisteredPerson } from '@/patterns/persons/person-registration'

/** A person of the roster. `id` is the id of the person, as in the list dialog; `workerId` that of the worker. */
export interface RosterPerson extends RegisteredPerson {
  workerId: number
  status: WorkPartyStatus
}

/** Converts a worker to a person of the list dialog. */
export const toRosterPerson = ({ id, status, person }: Worker): RosterPerson => ({
  id: person.id,
  full_name: person.full_name,
  id_number: person.id_number,
  workerId: id,
  status,
})

/** Indexes the people of the roster by their document number. */
export const indexByDocument = (people: readonly RosterPerson[]): ReadonlyMap<string, RosterPerson> =>
  new Map(people.map((person) => [normalizeDocumentNumber(person.id_number), person]))
