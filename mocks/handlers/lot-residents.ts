import type { Schemas } from '../contract/operations.ts'
import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { PropertyRow, ResidencyRow } from '../db/rows.ts'
import { hasIdentityDocument } from '../rules/contacts.ts'
import { findCurrentHomesIn, requireCallerPerson } from '../rules/lookups.ts'
import { type LotFilter, refuseReversedRange } from '../rules/lot-lists.ts'
import { canManage, canSeeResident, tabFlagByRole } from '../rules/lot-permissions.ts'
import { createComparator } from '../rules/ordering.ts'
import { getPage, type ResultPage, selectFromRows } from '../rules/pages.ts'
import { isPhotoUsable } from '../rules/photos.ts'
import type { JoinedResident, ResidentContext, ResidentInput } from '../rules/resident-refusals.ts'
import * as views from '../rules/resident-views.ts'
import type { NewResidentIds } from '../rules/residents.ts'
import type { JoinedResidency } from '../rules/session.ts'
import { countryCatalog, sessionCatalogs } from '../scenarios/catalogs.ts'
import type { Call } from './handler.ts'
import { assignPhotosToLot, findPhoto } from './lot-photos.ts'
import { createQrcode } from './qrcodes.ts'

type Role = ResidencyRow['role']

type LotCall = Pick<Call<'updateTenant'>, 'db' | 'clock' | 'caller'> & {
  path: { rp: number; pid: number }
}

/** Finds a resident by the id of the residency. @throws Refusal 404 if no residency has this id. */
export function requireJoinedResident(db: Db, id: number): JoinedResident {
  const residency = db.residencies.require(id)
  return { residency, person: db.persons.require(residency.person_id) }
}

const findResidents = (db: Db, propertyId: number): JoinedResident[] =>
  db.residencies.by('property_id', propertyId).map(({ id }) => requireJoinedResident(db, id))

/** Finds the caller's residency on the lot, if the caller lives there today. */
const findHome = ({ path, caller, db, clock }: LotCall): JoinedResidency | undefined =>
  findCurrentHomesIn(db, caller, path.rp, clock.today()).find(({ lot }) => lot.id === path.pid)

/** Returns a page of the lot's co-residents or tenants: only those who match the query and whom the caller may see. */
export function listResidents(
  call: LotCall & { query: LotFilter & { ordering: string; page: number; page_size: number } },
  role: Role,
): ResultPage<Schemas['ResidentRow']> {
  const { db, path, query } = call
  refuseReversedRange(query)
  const home = findHome(call)
  const residents = findResidents(db, path.pid)
    .filter(({ residency }) => residency.role === role && home && canSeeResident(home, residency))
    .filter((resident) => views.isResidentListed(resident, query))
    .sort(createComparator(query.ordering, views.residentOrderings))
  return getPage(selectFromRows(residents), query, views.toResidentRow)
}

/**
 * Creates the response body for one resident. In the contract, these operations have the query parameter `page`, although
 * they return one resident.
 * @throws Refusal 404 for an unknown resident, or for a page other than the first.
 */
export function createResidentResponse(call: Call<'getCoResident' | 'getTenant'>) {
  const { path, query, db, clock } = call
  const resident = requireJoinedResident(db, path.id)
  getPage(selectFromRows([resident]), { page: query.page, page_size: 1 })
  const home = findHome(call)
  const tabFlag = tabFlagByRole[resident.residency.role]
  return views.toResident(resident, clock.today(), home !== undefined && canManage(home, tabFlag))
}

/** Creates the context that the rules need to save a resident. `residencyId` is absent for a new resident. */
export function createResidentContext(call: LotCall, residencyId?: number): ResidentContext {
  const { path, caller, db, clock } = call
  const callerPerson = requireCallerPerson(db, caller, path.rp)
  const ownResidency = findHome(call)?.residency
  return {
    lot: db.properties.require(path.pid),
    callerPerson,
    contract: ownResidency?.role === 'tenant' ? ownResidency : undefined,
    otherResidents: findResidents(db, path.pid).filter(({ residency }) => residency.id !== residencyId),
    today: clock.today(),
    now: clock.now().toISOString(),
    countryCodes: countryCatalog.map(({ code }) => code),
    notificationCodes: sessionCatalogs.catalog.map(({ code }) => code),
    isPhotoReady: (fileName) => isPhotoUsable(findPhoto(db, fileName), callerPerson, 'resident'),
  }
}

/** Finds the person of the neighbourhood who has the identity document of the request body. */
export const findPersonWithDocument = (db: Db, rp: number, { id_type_code, id_number }: ResidentInput) =>
  db.persons
    .by('id_number', id_number.toUpperCase())
    .find((person) => hasIdentityDocument(person, { rp, idTypeCode: id_type_code, idNumber: id_number }))

/** Creates the ids of a new resident's residency and person, and the unique text of the resident's QR code. */
export function createResidentIds(db: Db, ids: IdGenerator, lot: PropertyRow): NewResidentIds {
  const qrcode = createQrcode(db, ids, lot)
  return { residencyId: ids.next('residencies'), personId: ids.next('persons'), qrcode }
}

/** Stores a new or changed resident, and assigns the resident's previous and new photos to the lot. */
export async function storeResident(db: Db, resident: JoinedResident): Promise<JoinedResident> {
  const { person, residency } = resident
  const previousPerson = db.persons.get(person.id)
  await (previousPerson ? db.persons.save(person) : db.persons.insert(person))
  await (db.residencies.has(residency.id) ? db.residencies.save(residency) : db.residencies.insert(residency))
  await assignPhotosToLot(db, residency.property_id, [
    previousPerson?.photo_file_name,
    person.photo_file_name,
  ])
  return resident
}

/** Creates the response body for a saved resident, with the access code: each caller who may save a resident may see it. */
export const toSavedResident = (resident: JoinedResident, today: string) =>
  views.toResident(resident, today, true)
