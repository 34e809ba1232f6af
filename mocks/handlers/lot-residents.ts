import type { Schemas } from '../contract/operations.ts'
import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { PropertyRow, ResidencyRow } from '../db/rows.ts'
import { formatQrcode, qrcodeAlphabet } from '../rules/access-codes.ts'
import { isDocumentOf } from '../rules/contacts.ts'
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

type Role = ResidencyRow['role']

type LotCall = Pick<Call<'updateTenant'>, 'db' | 'clock' | 'caller'> & {
  path: { rp: number; pid: number }
}

/** Finds a resident by the id of the residency. @throws Refusal 404 if there is none. */
export function requireJoinedResident(db: Db, id: number): JoinedResident {
  const residency = db.residencies.require(id)
  return { residency, person: db.persons.require(residency.person_id) }
}

const findResidents = (db: Db, propertyId: number): JoinedResident[] =>
  db.residencies.by('property_id', propertyId).map(({ id }) => requireJoinedResident(db, id))

const findHome = ({ path, caller, db, clock }: LotCall): JoinedResidency | undefined =>
  findCurrentHomesIn(db, caller, path.rp, clock.today()).find(({ lot }) => lot.id === path.pid)

/** Lists a page of the co-residents or tenants of a lot, without the residents that the caller may not see. */
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
 * Reads a resident. The contract declares the parameter `page` for this read too. @throws Refusal 404 for a page other
 * than the first.
 */
export function readResident(call: Call<'getCoResident' | 'getTenant'>) {
  const { path, query, db, clock } = call
  const resident = requireJoinedResident(db, path.id)
  getPage(selectFromRows([resident]), { page: query.page, page_size: 1 })
  const home = findHome(call)
  const flag = tabFlagByRole[resident.residency.role]
  return views.toResident(resident, clock.today(), home !== undefined && canManage(home, flag))
}

/** Creates the context in which a resident is saved. A new resident has no `residencyId` yet. */
export function createResidentContext(call: LotCall, residencyId?: number): ResidentContext {
  const { path, caller, db, clock } = call
  const sender = requireCallerPerson(db, caller, path.rp)
  const ownResidency = findHome(call)?.residency
  return {
    lot: db.properties.require(path.pid),
    sender,
    contract: ownResidency?.role === 'renter' ? ownResidency : undefined,
    otherResidents: findResidents(db, path.pid).filter(({ residency }) => residency.id !== residencyId),
    today: clock.today(),
    now: clock.now().toISOString(),
    countryCodes: countryCatalog.map(({ code }) => code),
    notificationCodes: sessionCatalogs.catalog.map(({ code }) => code),
    isPhotoReady: (fileName) => isPhotoUsable(findPhoto(db, fileName), sender, 'resident'),
  }
}

/** Finds the person of the neighbourhood whose document is in the request body. */
export const findPersonWithDocument = (db: Db, rp: number, { id_type_code, id_number }: ResidentInput) =>
  db.persons
    .by('id_number', id_number.toUpperCase())
    .find((person) => isDocumentOf(person, { rp, idTypeCode: id_type_code, idNumber: id_number }))

/** Creates the ids and the access code of a new resident. */
export function createResidentIds(db: Db, ids: IdGenerator, lot: PropertyRow): NewResidentIds {
  const { name } = db.realProperties.require(lot.real_property_id)
  const createQrcode = () => formatQrcode(name, ids.text(8, qrcodeAlphabet))
  const isTaken = (text: string) =>
    db.residencies.count(({ qrcode }) => qrcode === text) > 0 ||
    db.authorizations.count(({ qrcode }) => qrcode === text) > 0
  let qrcode = createQrcode()
  while (isTaken(qrcode)) qrcode = createQrcode()
  return { residencyId: ids.next('residencies'), personId: ids.next('persons'), qrcode }
}

/** Saves a new or changed resident, and assigns the photo to the lot. */
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

/** Creates the response body for a saved resident, with all fields. */
export const toSavedResident = (resident: JoinedResident, today: string) =>
  views.toResident(resident, today, true)
