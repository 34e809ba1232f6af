import type { Schemas } from '@mocks/contract/operations'
import { onCasaPerez, perez } from './casa-perez'

const invite = (person: number) => ({ work: 501, person })

/** residente at Casa Pérez, and what a manager of it does with the others. */
export async function managing() {
  const there = await onCasaPerez()
  const { residente, mock } = there
  return {
    ...there,
    add: (more: object = {}) =>
      residente.post<Schemas['WorkManager']>(`${perez}managers/`, {
        work: 501,
        status: 'CURRENT',
        person: 4001,
        ...more,
      }),
    set: (id: number, more: object) => residente.put<Schemas['WorkManager']>(`${perez}managers/${id}/`, more),
    complete: (id: number, more: object) =>
      residente.put<Schemas['WorkManager']>(`${perez}managers/${id}/person/`, more),
    send: (person: number) => residente.post(`${perez}managers/invite/`, invite(person)),
    mails: () => mock.db.mailbox.find(({ kind }) => kind === 'manager'),
    codesOf: (person: number) => mock.db.registrationCodes.find(({ person_id }) => person_id === person),
  }
}
