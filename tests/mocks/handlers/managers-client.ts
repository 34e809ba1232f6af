import type { Schemas } from '@mocks/contract/operations'
import { casaPerezPath, createCasaPerezClients } from './casa-perez'

const buildInvitation = (person: number) => ({ work: 501, person })

/** Creates the clients of Casa Pérez, and adds functions with which residente changes the managers of the work. */
export async function createManagersClient() {
  const casaPerez = await createCasaPerezClients()
  const { residente, mock } = casaPerez
  return {
    ...casaPerez,
    add: (overrides: object = {}) =>
      residente.post<Schemas['WorkManager']>(`${casaPerezPath}managers/`, {
        work: 501,
        status: 'CURRENT',
        person: 4001,
        ...overrides,
      }),
    update: (id: number, body: object) =>
      residente.put<Schemas['WorkManager']>(`${casaPerezPath}managers/${id}/`, body),
    updateContact: (id: number, body: object) =>
      residente.put<Schemas['WorkManager']>(`${casaPerezPath}managers/${id}/person/`, body),
    invite: (person: number) => residente.post(`${casaPerezPath}managers/invite/`, buildInvitation(person)),
    /** Lists the emails to managers, from the database. */
    listMails: () => mock.db.mailbox.find(({ kind }) => kind === 'manager'),
    /** Finds the registration codes of a person, in the database. */
    findCodes: (person: number) => mock.db.registrationCodes.find(({ person_id }) => person_id === person),
  }
}
