import { errorLotRows } from '../lots.ts'
import { del, get, notFound, post, put, type RefusalRow } from '../refusal-row.ts'

const lot = (rp: number, pid: number) => `/fapi/customer/${rp}/property/${pid}`
const notYours = {
  detail:
    'Actualmente no tenés habilitada la posibilidad de gestionar estos datos. Por favor contactate con atención al propietario para activarla',
}
const forbidden = { detail: 'No tenés permiso para realizar esta acción.' }
const withoutModule = { detail: 'El barrio no tiene habilitado el módulo de lotes y residentes.' }

/** The calls about a lot, with the caller's person and the ids of rows. */
const callsOf = (
  base: string,
  personId: number,
  ids: { owner: number; tenant: number; car: number; pet: number },
) => ({
  reads: [
    ['listCoResidents', get(`${base}/report/owners/`)],
    ['getCoResident', get(`${base}/owner/${ids.owner}/report/owner/`)],
    ['listTenants', get(`${base}/report/tenants/`)],
    ['getTenant', get(`${base}/tenant/${ids.tenant}/report/tenant/`)],
    ['listVehicles', get(`${base}/report/cars/`)],
    ['getVehicle', get(`${base}/car/${ids.car}/report/car/`)],
    ['listPets', get(`${base}/report/pets/`)],
    ['getPet', get(`${base}/pet/${ids.pet}/report/pet/`)],
  ] as const,
  writes: [
    ['createCoResident', post(`${base}/person/${personId}/owner/new/`, {})],
    ['updateCoResident', put(`${base}/person/${personId}/owner/${ids.owner}/update/`, {})],
    ['deleteCoResident', del(`${base}/owner/${personId}/person/${ids.owner}/delete/`)],
    ['createTenant', post(`${base}/person/${personId}/tenant/new/`, {})],
    ['updateTenant', put(`${base}/tenant/${ids.tenant}/update/`, {})],
    ['deleteTenant', del(`${base}/tenant/${personId}/person/${ids.tenant}/delete/`)],
    ['createVehicle', post(`${base}/person/${personId}/car/new/`, {})],
    ['updateVehicle', put(`${base}/car/${ids.car}/update/`, {})],
    ['deleteVehicle', del(`${base}/owner/${personId}/car/${ids.car}/delete/`)],
    ['createPet', post(`${base}/person/${personId}/pet/new/`, {})],
    ['updatePet', put(`${base}/pet/${ids.pet}/update/`, {})],
    ['deletePet', del(`${base}/person/${personId}/pet/${ids.pet}/delete/`)],
  ] as const,
})

const ofC3 = {
  owner: errorLotRows.coResidentOfC3,
  tenant: errorLotRows.tenantOfC3,
  car: errorLotRows.vehicleOfC3,
  pet: errorLotRows.petOfC3,
}
const isOfOwners = (operationId: string): boolean => operationId.includes('CoResident')

const foreign = callsOf(lot(101, 203), 301, ofC3)
const rented = callsOf(lot(101, 203), 303, ofC3)

/** Refusals on other people's lots, on lots that the caller may only read, and without the module. */
export function lotAccessRefusals(): readonly RefusalRow[] {
  const without = callsOf(lot(102, 301), 302, {
    owner: errorLotRows.ownInAcacias,
    tenant: errorLotRows.tenantOfAcacias,
    car: errorLotRows.vehicleOfAcacias,
    pet: errorLotRows.petOfAcacias,
  })
  return [
    ...[...foreign.reads, ...foreign.writes].map(([operationId, call]) => ({
      operationId,
      status: 404,
      expectedBody: notFound,
      steps: 'Open /manageproperty/203 by hand: a lot of others',
      as: 'residente',
      call,
    })),
    ...rented.reads
      .filter(([operationId]) => isOfOwners(operationId))
      .map(([operationId, call]) => ({
        operationId,
        status: 403,
        expectedBody: forbidden,
        steps: 'On C-3, ask by hand for the owners, who have no tab for who rents',
        as: 'inquilino',
        call,
      })),
    ...rented.writes.map(([operationId, call]) => ({
      operationId,
      status: 403,
      expectedBody: isOfOwners(operationId) ? forbidden : notYours,
      steps: 'On C-3, change the navigation state so that the buttons of /manageproperty/203 are enabled',
      as: 'inquilino',
      call,
    })),
    ...[...without.reads, ...without.writes].map(([operationId, call]) => ({
      operationId,
      status: 403,
      expectedBody: withoutModule,
      steps: 'Open /manageproperty/301 by hand: in Las Acacias there is no census module',
      as: 'residente',
      call,
    })),
    ...others,
  ] as readonly RefusalRow[]
}

const others = [
  [
    'listManagedProperties',
    403,
    withoutModule,
    'residente',
    'Open /managedproperties by hand in Las Acacias',
    get('/fapi/customer/102/person/302/report/manageproperties/'),
  ],
  [
    'listManagedProperties',
    404,
    notFound,
    'obra',
    'Open /managedproperties by hand, without a lot',
    get('/fapi/customer/101/person/304/report/manageproperties/'),
  ],
  [
    'deleteCoResident',
    403,
    { detail: 'No se puede eliminar a sí mismo.' },
    'residente',
    'On A-12, remove oneself, which the portal does not offer',
    del(`${lot(101, 201)}/owner/301/person/${errorLotRows.own}/delete/`),
  ],
].map(([operationId, status, expectedBody, as, steps, call]) => ({
  operationId,
  status,
  expectedBody,
  steps,
  as,
  call,
}))
