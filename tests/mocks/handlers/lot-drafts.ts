import { today } from './backend'

const lot = (rp: number, pid: number) => `/fapi/customer/${rp}/property/${pid}`

/** The paths of the operations about lots. */
export const lotPaths = {
  managed: (rp: number, personId: number, query = '') =>
    `/fapi/customer/${rp}/person/${personId}/report/manageproperties/${query}`,
  list: (rp: number, pid: number, kind: 'owners' | 'tenants' | 'cars' | 'pets', query = '') =>
    `${lot(rp, pid)}/report/${kind}/${query}`,
  read: (rp: number, pid: number, kind: 'owner' | 'tenant' | 'car' | 'pet', id: number, query = '') =>
    `${lot(rp, pid)}/${kind}/${id}/report/${kind}/${query}`,
  create: (rp: number, pid: number, personId: number, kind: 'owner' | 'tenant' | 'car' | 'pet') =>
    `${lot(rp, pid)}/person/${personId}/${kind}/new/`,
  updateCoResident: (rp: number, pid: number, personId: number, id: number) =>
    `${lot(rp, pid)}/person/${personId}/owner/${id}/update/`,
  update: (rp: number, pid: number, kind: 'tenant' | 'car' | 'pet', id: number) =>
    `${lot(rp, pid)}/${kind}/${id}/update/`,
  deleteResident: (rp: number, pid: number, kind: 'owner' | 'tenant', personId: number, id: number) =>
    `${lot(rp, pid)}/${kind}/${personId}/person/${id}/delete/`,
  deleteVehicle: (rp: number, pid: number, personId: number, id: number) =>
    `${lot(rp, pid)}/owner/${personId}/car/${id}/delete/`,
  deletePet: (rp: number, pid: number, personId: number, id: number) =>
    `${lot(rp, pid)}/person/${personId}/pet/${id}/delete/`,
  askPhoto: (rp: number) => `/fapi/customer/${rp}/photo/`,
  photo: (rp: number, id: number) => `/fapi/customer/${rp}/${id}/photo/`,
  removePhoto: (rp: number) => `/fapi/customer/${rp}/photo/remove/`,
}

/** The request body of residente for a new co-resident with an unregistered document. */
export const coResident = (overrides: object = {}) => ({
  first_name: 'julián',
  last_name: 'ñandú',
  gender: 'M',
  nationality: 'AR',
  id_type_code: 'DNI',
  id_number: '41286503',
  date_of_birth: '1998-11-23',
  main_notification_method: 'PUSH',
  person_id: 301,
  source: 'OWNER',
  method: 'WEB',
  from_date: today,
  is_renter_flag: false,
  ...overrides,
})

/** The request body of residente for a tenant with a contract of ten days. */
export const tenant = (overrides: object = {}) =>
  coResident({ id_number: '38174926', to_date: '2026-03-26', is_renter_flag: true, ...overrides })

/** The request body of residente for a new vehicle. */
export const vehicle = (overrides: object = {}) => ({
  vehicle_type: 'C',
  license_plate_number: 'AG731KT',
  color: 'GREY',
  brand: 'TOYOTA',
  model: 'TOYOTA_COROLLA',
  insurance_company: 'SANCOR',
  insurance_policy_number: null,
  insurance_expiration_date: '2026-11-30',
  tv_expiration_date: null,
  person_id: 301,
  source: 'CAR',
  method: 'WEB',
  ...overrides,
})

/** The request body of residente for a new pet. */
export const pet = (overrides: object = {}) => ({
  name: 'ñoqui',
  breed: 'mestizo',
  person_id: 301,
  source: 'OWNER',
  method: 'WEB',
  ...overrides,
})
