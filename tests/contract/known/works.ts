import type { KnownCalls } from './known'

const inPlace = { rp: 101 }
const perez = { ...inPlace, workId: 501 }
const group = {
  work: 501,
  workers: [701, 702],
  preauth_fields: {
    name: 'Yesería y durlock',
    description: 'Traen andamios.',
    type: 'VENDOR',
    from_date: '2026-03-16',
    to_date: '2026-04-16',
    start_time: '08:15:00',
    end_time: '16:30:00',
    monday_flag: true,
    tuesday_flag: true,
    wednesday_flag: false,
    thursday_flag: true,
    friday_flag: true,
    saturday_flag: false,
    sunday_flag: false,
    active_flag: true,
    oncheckin_notify_flag: true,
    oncheckout_notify_flag: false,
    concurrent_flag: true,
    allDay: false,
    license_plate_number: 'AB 123 CD',
    source: 'PERSON',
    method: 'WEB',
  },
}

/** Works, their managers, workers, groups and documents, and the people that can be chosen. */
export const worksKnown = {
  listWorks: { path: inPlace, query: { page: 1 } },
  getWork: { path: perez, as: 'obra@demo.ar' },
  listWorkManagers: { path: perez, query: { page: 1, ordering: '-person__email', sort: 'desc' } },
  addWorkManager: { path: perez, body: { work: 501, status: 'CURRENT', person: 4001 } },
  updateWorkManager: { path: { ...perez, id: 602 }, body: { status: 'INVALID', work: 501, person: 304 } },
  updateWorkManagerPerson: {
    path: { ...perez, id: 605 },
    body: { email: 'emeterio.aguinaga@example.com', mobile_phone_number: '1157391820' },
  },
  sendWorkManagerInvitation: { path: perez, body: { work: 501, person: 304 } },
  searchPersons: { path: inPlace, query: { search: 'pérez', page: 1 } },
  createPerson: {
    path: inPlace,
    body: {
      first_name: 'JUANA',
      last_name: 'PÉREZ',
      id_type_code: 'DNI',
      id_number: '40717253',
      nationality: 'AR',
      gender: 'F',
      email: 'juana.perez@example.com',
      mobile_phone_number: '1155551234',
    },
  },
  listWorkers: { path: perez, query: { page: 1, person_id_number: '26418073' }, as: 'obra@demo.ar' },
  listLightWorkers: { path: perez, query: { page: 1, status: 'CURRENT' } },
  addWorker: { path: perez, body: { work: 501, status: 'CURRENT', person: 4002 }, as: 'obra@demo.ar' },
  updateWorker: { path: { ...perez, id: 701 }, body: { status: 'SUSPENDED' } },
  removeWorker: { path: { ...perez, id: 701 }, as: 'obra@demo.ar' },
  listGroupAuthorizations: { path: perez, query: { page: 1, is_active_flag: true } },
  createGroupAuthorization: { path: perez, body: group },
  updateGroupAuthorization: { path: { ...perez, id: 805 }, body: group, as: 'obra@demo.ar' },
  deleteGroupAuthorization: { path: { ...perez, id: 805 } },
  listWorkDocuments: { path: perez },
} satisfies KnownCalls
