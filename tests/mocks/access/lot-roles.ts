import type { authorizationAccess } from '@mocks/rules/access/authorizations'
import type { lotAccess } from '@mocks/rules/access/lots'
import type { movementAccess } from '@mocks/rules/access/movements'
import { paths as authorizations, guest } from '../handlers/backend'
import { lotPaths as paths } from '../handlers/lot-drafts'
import { type AskedCall, del, get, post, put } from './row'

/** What somebody is to lot A-12 of Los Álamos. */
export type LotRole =
  | 'ownerWhoManages'
  | 'ownerWhoReads'
  | 'renterWhoManages'
  | 'renterWhoReads'
  | 'formerRenter'
  | 'workManager'
  | 'administration'
  | 'neighbour'
  | 'residentElsewhere'

/** Everything that can be asked of a lot: its lists, authorizations, contacts and movements. */
export type LotOperation =
  | keyof typeof lotAccess
  | keyof typeof authorizationAccess
  | Exclude<keyof typeof movementAccess, `${string}WorkMovements`>

/** One call of an operation, and what each role is answered. `personId` is the caller's own. */
interface LotCell {
  what: string
  call: (personId: number) => AskedCall
  answers: Readonly<Record<LotRole, number>>
}

const everyRole = (status: number): LotCell['answers'] => ({
  ownerWhoManages: status,
  ownerWhoReads: status,
  renterWhoManages: status,
  renterWhoReads: status,
  formerRenter: status,
  workManager: status,
  administration: status,
  neighbour: status,
  residentElsewhere: status,
})
const nobody = everyRole(404)

/** The same for all four who live there. */
const residents = (status: number, others: Partial<LotCell['answers']> = {}): LotCell['answers'] => ({
  ...nobody,
  ownerWhoManages: status,
  ownerWhoReads: status,
  renterWhoManages: status,
  renterWhoReads: status,
  ...others,
})

const owners = (ownerWhoManages: number, ownerWhoReads: number, renters: number): LotCell['answers'] => ({
  ...residents(renters),
  ownerWhoManages,
  ownerWhoReads,
})

/** Read by the owners alone. */
const ofOwners = owners(200, 200, 403)
/** Changed by an owner who manages. */
const byOwner = (status: number) => owners(status, 403, 403)
/** Changed by whoever manages, owner or renter. */
const byManagers = (status: number): LotCell['answers'] => ({
  ...residents(403),
  ownerWhoManages: status,
  renterWhoManages: status,
})

/** Of A-12: Federico, owner; Bruno, who rents it now, Ailín later, Rodolfo before; a car, a pet, an authorization. */
const lotIds = {
  federico: 51,
  milagros: 52,
  bruno: 71,
  ailin: 72,
  rodolfo: 73,
  hilux: 60_001,
  morocha: 80_001,
  jardinero: 7003,
}
const { federico, milagros, bruno, ailin, rodolfo, hilux, morocha, jardinero } = lotIds
const cell = (what: string, call: AskedCall | LotCell['call'], answers: LotCell['answers']): LotCell => ({
  what,
  call: typeof call === 'function' ? call : () => call,
  answers,
})

/**
 * Operation × role. A new operation does not compile without its rows. Nothing is sent with most writes: who may make
 * them is told what is missing (400), and everything stays for the next call. What removes is asked last.
 */
export const lotRoles: Readonly<Record<LotOperation, readonly LotCell[]>> = {
  listManagedProperties: [
    cell('one’s own', (person) => get(paths.managed(101, person)), residents(200, { neighbour: 200 })),
    cell('somebody else’s', get(paths.managed(101, 301)), nobody),
  ],
  listCoResidents: [cell('', get(paths.list(101, 201, 'owners')), ofOwners)],
  getCoResident: [
    cell('an owner', get(paths.read(101, 201, 'owner', federico)), ofOwners),
    cell('none', get(paths.read(101, 201, 'owner', 9_999)), owners(404, 404, 403)),
  ],
  createCoResident: [cell('', (person) => post(paths.create(101, 201, person, 'owner'), {}), byOwner(400))],
  updateCoResident: [
    cell('an owner', (person) => put(paths.updateCoResident(101, 201, person, federico), {}), byOwner(400)),
  ],
  listTenants: [cell('', get(paths.list(101, 201, 'tenants')), residents(200))],
  getTenant: [
    cell('of one’s household', get(paths.read(101, 201, 'tenant', bruno)), residents(200)),
    cell('who comes later', get(paths.read(101, 201, 'tenant', ailin)), owners(200, 200, 404)),
    cell('who has left', get(paths.read(101, 201, 'tenant', rodolfo)), owners(200, 200, 404)),
    cell('an owner', get(paths.read(101, 201, 'tenant', federico)), nobody),
  ],
  createTenant: [cell('', (person) => post(paths.create(101, 201, person, 'tenant'), {}), byManagers(400))],
  updateTenant: [
    cell('of one’s household', put(paths.update(101, 201, 'tenant', bruno), {}), byManagers(400)),
    cell('who comes later', put(paths.update(101, 201, 'tenant', ailin), {}), owners(400, 403, 404)),
    cell('an owner', put(paths.update(101, 201, 'tenant', federico), {}), nobody),
  ],
  listVehicles: [cell('', get(paths.list(101, 201, 'cars')), residents(200))],
  getVehicle: [cell('', get(paths.read(101, 201, 'car', hilux)), residents(200))],
  createVehicle: [cell('', (person) => post(paths.create(101, 201, person, 'car'), {}), byManagers(400))],
  updateVehicle: [cell('', put(paths.update(101, 201, 'car', hilux), {}), byManagers(400))],
  listPets: [cell('', get(paths.list(101, 201, 'pets')), residents(200))],
  getPet: [cell('', get(paths.read(101, 201, 'pet', morocha)), residents(200))],
  createPet: [cell('', (person) => post(paths.create(101, 201, person, 'pet'), {}), byManagers(400))],
  updatePet: [cell('', put(paths.update(101, 201, 'pet', morocha), {}), byManagers(400))],
  getPhoto: [
    cell('of an owner', get(paths.photo(101, federico)), owners(200, 200, 404)),
    cell('of a pet', get(paths.photo(101, morocha)), residents(200)),
  ],
  requestPhotoUpload: [
    cell(
      'of somebody',
      post(paths.askPhoto(101), { file_name: 'foto.png', kind: 'resident' }),
      // Who manages another lot of the neighbourhood sends a photo for that one.
      { ...byManagers(201), neighbour: 201 },
    ),
    cell('of a pet', post(paths.askPhoto(101), { file_name: 'foto.png', kind: 'pet' }), {
      ...byManagers(201),
      neighbour: 201,
    }),
  ],
  // The address alone says who may send the bytes: no session is looked at.
  uploadPhoto: [cell('nothing', put('/uploads/demo-photo-pending.png?signature=guessed'), everyRole(400))],
  listAuthorizations: [cell('', get(authorizations.list(101, 201)), residents(200))],
  getAuthorization: [cell('', get(authorizations.read(jardinero)), residents(200))],
  listAuthorizedPeople: [cell('', get(authorizations.people(jardinero)), residents(200))],
  createAuthorization: [cell('', post(authorizations.create(101, 201), {}), residents(400))],
  updateAuthorization: [cell('', put(authorizations.update(101, 201, jardinero), {}), residents(400))],
  listContacts: [cell('one’s own', get(authorizations.contacts(101)), residents(200, { neighbour: 200 }))],
  createGuest: [cell('for the lot', post(authorizations.guest(101, 201), guest()), residents(201))],
  lookupGuest: [
    cell(
      'of the neighbourhood',
      get(authorizations.lookup(101, 'DNI', '30999888')),
      residents(200, { formerRenter: 200, workManager: 200, administration: 200, neighbour: 200 }),
    ),
  ],
  listActivityRecords: [cell('', get('/fapi/customer/101/activity-records/201/'), residents(200))],
  downloadActivityRecords: [
    cell('', get('/fapi/customer/101/activity-records/201/download/'), residents(200)),
  ],
  cancelAuthorization: [cell('', put(authorizations.cancel(jardinero)), residents(200))],
  removePhoto: [
    cell(
      'of an owner',
      put(paths.removePhoto(101), { file_name: 'demo-photo-milagros.png' }),
      owners(204, 403, 404),
    ),
    cell('of a pet', put(paths.removePhoto(101), { file_name: 'demo-photo-morocha.png' }), byManagers(204)),
  ],
  deleteCoResident: [
    cell(
      'an owner',
      (person) => del(paths.deleteResident(101, 201, 'owner', person, milagros)),
      byOwner(204),
    ),
    cell(
      'as somebody else',
      del(paths.deleteResident(101, 201, 'owner', 301, federico)),
      owners(404, 404, 403),
    ),
  ],
  deleteTenant: [
    cell(
      'who comes later',
      (person) => del(paths.deleteResident(101, 201, 'tenant', person, ailin)),
      owners(204, 403, 404),
    ),
    cell(
      'of one’s household',
      (person) => del(paths.deleteResident(101, 201, 'tenant', person, bruno)),
      byManagers(204),
    ),
  ],
  deleteVehicle: [cell('', (person) => del(paths.deleteVehicle(101, 201, person, hilux)), byManagers(204))],
  deletePet: [cell('', (person) => del(paths.deletePet(101, 201, person, morocha)), byManagers(204))],
}
