import type { KnownCalls } from './known'

const lot = { rp: 101, pid: 201 }
const jardinero = { id: 7003 }
const weekdays = {
  monday_flag: true,
  tuesday_flag: true,
  wednesday_flag: true,
  thursday_flag: true,
  friday_flag: true,
  saturday_flag: false,
  sunday_flag: false,
}
const terms = {
  name: 'Electricista',
  source: 'PERSON',
  method: 'WEB',
  description: 'Trae escalera.',
  preauthorization_type: 'OTHER',
  from_date: '2026-03-16',
  to_date: '2026-04-16',
  start_time: '08:00:00',
  end_time: '17:00:00',
  concurrent_flag: true,
  ...weekdays,
  location_to: 'PROPERTY',
}

/** Sessions, accounts, catalogs, authorizations and contacts. */
export const firstLightKnown = {
  login: {},
  logout: { body: { session_id: null } },
  refreshToken: { body: (token: string) => ({ token }) },
  completeHandoff: { query: { otc: 'demo-otc' } },
  listHomeModules: { path: { rp: 101 } },
  verifyResident: {},
  signupResident: {},
  requestPasswordRecovery: {},
  confirmPasswordRecovery: {},
  getTerms: {},
  updatePerson: { path: { rp: 101, personId: 301 } },
  listCountries: {},
  listIdTypes: {},
  listAuthorizations: { path: lot, query: { page: 1 } },
  createAuthorization: { path: lot, body: { ...terms, people: [{ id: 4001 }, { id: 4002 }] } },
  getAuthorization: { path: jardinero },
  updateAuthorization: {
    path: { ...lot, ...jardinero },
    body: { ...terms, add_people: [{ id: 4001 }], remove_people: [{ id: 4003 }] },
  },
  cancelAuthorization: { path: jardinero },
  listAuthorizedPeople: { path: jardinero, query: { page: 1 } },
  listContacts: { path: { rp: 101 }, query: { page: 1 } },
  createGuest: {
    path: { rp: 101 },
    query: { property_id: 201 },
    body: {
      first_name: 'JUANA',
      last_name: 'PÉREZ',
      id_type_code: 'DNI',
      id_number: '40717253',
      nationality: 'AR',
      gender: 'F',
    },
  },
  lookupGuest: { path: { rp: 101, idTypeCode: 'DNI', idNumber: '30999888' } },
} satisfies KnownCalls
