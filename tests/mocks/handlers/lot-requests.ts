import { today } from './backend'

const buildLotPath = (rp: number, pid: number) => `/fapi/customer/${rp}/property/${pid}`

/**
 * The paths of the operations about lots. `rp` is the id of a neighbourhood, `pid` the id of a lot, and `personId` the id of the
 * caller's person. `id` is the id of a residency, a vehicle or a pet; in `photo`, only of a residency or a pet.
 */
export const lotPaths = {
  managed: (rp: number, personId: number, query = '') =>
    `/fapi/customer/${rp}/person/${personId}/report/manageproperties/${query}`,
  list: (rp: number, pid: number, kind: 'owners' | 'tenants' | 'cars' | 'pets', query = '') =>
    `${buildLotPath(rp, pid)}/report/${kind}/${query}`,
  read: (rp: number, pid: number, kind: 'owner' | 'tenant' | 'car' | 'pet', id: number, query = '') =>
    `${buildLotPath(rp, pid)}/${kind}/${id}/report/${kind}/${query}`,
  create: (rp: number, pid: number, personId: number, kind: 'owner' | 'tenant' | 'car' | 'pet') =>
    `${buildLotPath(rp, pid)}/person/${personId}/${kind}/new/`,
  updateCoResident: (rp: number, pid: number, personId: number, id: number) =>
    `${buildLotPath(rp, pid)}/person/${personId}/owner/${id}/update/`,
  update: (rp: number, pid: number, kind: 'tenant' | 'car' | 'pet', id: number) =>
    `${buildLotPath(rp, pid)}/${kind}/${id}/update/`,
  deleteResident: (rp: number, pid: number, kind: 'owner' | 'tenant', personId: number, id: number) =>
    `${buildLotPath(rp, pid)}/${kind}/${personId}/person/${id}/delete/`,
  deleteVehicle: (rp: number, pid: number, personId: number, id: number) =>
    `${buildLotPath(rp, pid)}/owner/${personId}/car/${id}/delete/`,
  deletePet: (rp: number, pid: number, personId: number, id: number) =>
    `${buildLotPath(rp, pid)}/person/${personId}/pet/${id}/delete/`,
  requestPhoto: (rp: number) => `/fapi/customer/${rp}/photo/`,
  photo: (rp: number, id: number) => `/fapi/customer/${rp}/${id}/photo/`,
  removePhoto: (rp: number) => `/fapi/customer/${rp}/photo/remove/`,
}

/** Creates the request body with which residente adds a co-resident. The document number is not registered. */
export const createCoResidentInput = (overrides: object = {}) => ({
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

/** Creates the request body with which residente adds a tenant, with a contract from today to ten days later. */
export const createTenantInput = (overrides: object = {}) =>
  createCoResidentInput({ id_number: '38174926', to_date: '2026-03-26', is_renter_flag: true, ...overrides })

/** Creates the request body with which residente adds a vehicle. */
export const createVehicleInput = (overrides: object = {}) => ({
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

/** Creates the request body with which residente adds a pet. */
export const createPetInput = (overrides: object = {}) => ({
  name: 'ñoqui',
  breed: 'mestizo',
  person_id: 301,
  source: 'OWNER',
  method: 'WEB',
  ...overrides,
})
