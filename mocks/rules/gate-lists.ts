import { gateSentences as copy } from '../copy/gate.ts'
import { guestTypeNames } from '../copy/movements.ts'
import type { Db } from '../db/db.ts'
import type { MovementRow, PersonRow } from '../db/rows.ts'
import type { CalendarDay } from './calendar.ts'
import { getPermitRefusal, isForDay } from './gate.ts'
import { findCurrentResidencies, findEntryPermits, isRealPlate } from './gate-lookups.ts'
import { compareLatestFirst, toPlateKey } from './movements.ts'
import { compareFullNames, formatFullName, matchesPerson } from './people.ts'
import { isInForce } from './residencies.ts'
import { findGroupPermits, findManagerPermits } from './work-lookups.ts'
import { toZonedText } from './zone.ts'

interface GateSearch {
  db: Db
  today: CalendarDay
  /** The time of day, as `HH:mm:ss`. */
  time: string
  search: string
  /** The id of a neighbourhood; undefined for a search in all neighbourhoods. */
  rp: number | undefined
}

const maxResults = 50
/** The rank of people who are not expected today. The ranks of `rankPeople` are lower. */
const unexpectedRank = 3
/** A search reads the plates only if its text has at least this length. Shorter texts would match too many plates. */
const minPlateLength = 3
/** A search reads the QR codes only if its text has at least this length. */
const minCodeLength = 4

/** Lists every gate with the name of its access point. */
export const listGates = (db: Db) =>
  db.gates.all().map(({ id, access_point_id, name }) => {
    const accessPoint = db.accessPoints.require(access_point_id)
    const neighbourhood = db.realProperties.require(accessPoint.real_property_id).name
    return { gate: id, name: copy.gateName(accessPoint.name, name), neighbourhood }
  })

/** Lists the people who are inside a neighbourhood and match the search, the latest check-in first. */
export function listPeopleInside(gateSearch: GateSearch) {
  const { db } = gateSearch
  const matchesSearch = createSearchFilter(gateSearch)
  const foundIds = new Set(db.persons.find(matchesSearch).map(({ id }) => id))
  const { rows } = db.movements.select({
    where: ({ checkout_at, person_id }) => checkout_at === null && foundIds.has(person_id),
    orderBy: compareLatestFirst,
    take: maxResults,
  })
  return rows.map((movement) => ({
    ...describePerson(db, db.persons.require(movement.person_id)),
    ...describeVisit(db, movement),
    plate: movement.checkin_plate,
    since: toZonedText(movement.checkin_at),
  }))
}

const nameGuestType = (code: MovementRow['guest_type_code']): string =>
  code === 'OWNER' || code === 'RENTER' ? copy.resident : guestTypeNames[code]

function describeVisit(db: Db, { property_id, work_id, authorization_id, guest_type_code }: MovementRow) {
  const authorization = authorization_id === null ? undefined : db.authorizations.get(authorization_id)
  const work = work_id === null ? undefined : db.works.get(work_id)
  const reason = authorization?.name ?? work?.title ?? nameGuestType(guest_type_code)
  return { reason: describeVisitReason(db, property_id, reason), qrcode: authorization?.qrcode ?? null }
}

/**
 * Lists the people who are outside and match the search: first visitors, then workers, then residents. A blank search
 * finds only residents and people with a permit for today. A search with a text also finds other people, who come last.
 */
export function listExpectedPeople(gateSearch: GateSearch) {
  const { db, today, search } = gateSearch
  const idsInside = new Set(db.movements.find((row) => row.checkout_at === null).map((row) => row.person_id))
  const ranks = rankPeople(db, today)
  const matchesSearch = createSearchFilter(gateSearch)
  const getRank = ({ id }: PersonRow) => ranks.get(id) ?? unexpectedRank
  return db.persons
    .find(
      (person) =>
        !idsInside.has(person.id) && (ranks.has(person.id) || search.trim() !== '') && matchesSearch(person),
    )
    .sort((left, right) => getRank(left) - getRank(right) || compareFullNames(left, right))
    .slice(0, maxResults)
    .map((person) => ({
      ...describePerson(db, person),
      ...describeExpectedVisit(gateSearch, person),
      plate: findUsualPlate(db, person),
      since: null,
    }))
}

/**
 * Returns the ranks of the residents and of the people with a permit for today, by person id: 0 for visitors, 1 for
 * workers, 2 for residents. People of rank 0 come first in the list.
 */
function rankPeople(db: Db, today: CalendarDay): Map<number, number> {
  const residentIds = db.residencies.find((row) => isInForce(row, today)).map(({ person_id }) => person_id)
  const rosterIds = [...db.workers.all(), ...db.workManagers.all()].map(({ person_id }) => person_id)
  const workerIds = [...new Set(rosterIds)].filter((id) =>
    [...findGroupPermits(db, id), ...findManagerPermits(db, id)].some((permit) => isForDay(permit, today)),
  )
  const visitorIds = db.authorizations
    .find((row) => !row.is_cancelled && isForDay(row, today))
    .flatMap(({ id }) => db.authorizedPeople.by('authorization_id', id))
    .map(({ person_id }) => person_id)
  // The map keeps the highest rank of each person: a resident who is also a visitor has rank 2 and needs no permit.
  return new Map(
    [visitorIds, workerIds, residentIds].flatMap((ids, rank) =>
      ids.map((id): [number, number] => [id, rank]),
    ),
  )
}

/**
 * Describes why a person may enter today: as a resident, or by a permit. If the person has several permits for today, the
 * function prefers one that applies now.
 */
function describeExpectedVisit({ db, today, time }: GateSearch, person: PersonRow) {
  const [home] = findCurrentResidencies(db, person, today)
  if (home) {
    return { reason: describeVisitReason(db, home.property_id, copy.resident), qrcode: null }
  }
  const todayPermits = findEntryPermits(db, person).filter(
    (permit) => !permit.is_cancelled && isForDay(permit, today),
  )
  const permit =
    todayPermits.find((candidate) => !getPermitRefusal(candidate, { today, time })) ?? todayPermits[0]
  if (!permit) return { reason: copy.notToday, qrcode: null }
  return { reason: describeVisitReason(db, permit.property_id, permit.label), qrcode: permit.qrcode ?? null }
}

/** Returns the plate of the person's last entry with a vehicle, or else of a vehicle that the person registered. */
function findUsualPlate(db: Db, { id }: PersonRow): string | null {
  const lastEntry = db.movements
    .by('person_id', id)
    .filter(({ checkin_plate }) => checkin_plate !== null)
    .sort(compareLatestFirst)[0]
  if (lastEntry) return lastEntry.checkin_plate
  const vehicle = db.vehicles.first((row) => row.person_id === id && isRealPlate(row.license_plate_number))
  return vehicle ? toPlateKey(vehicle.license_plate_number) : null
}

const describeVisitReason = (db: Db, propertyId: number, reason: string): string =>
  copy.visitReason(db.properties.require(propertyId).identifier, reason)

const describePerson = (db: Db, person: PersonRow) => ({
  person: person.id,
  name: formatFullName(person),
  document: person.id_number,
  neighbourhood: db.realProperties.require(person.real_property_id).name,
})

/**
 * Creates a predicate that finds the people of the neighbourhood `rp` by name, document number, plate or QR code. A blank
 * search text finds everybody.
 */
function createSearchFilter({ db, search, rp }: GateSearch): (person: Readonly<PersonRow>) => boolean {
  const isInNeighbourhood = (person: Readonly<PersonRow>) =>
    rp === undefined || person.real_property_id === rp
  if (search.trim() === '') return isInNeighbourhood
  const foundIds = new Set([
    ...findPersonIdsByPlate(db, toPlateKey(search)),
    ...findPersonIdsByQrcode(db, toPlateKey(search)),
  ])
  return (person) => isInNeighbourhood(person) && (foundIds.has(person.id) || matchesPerson(person, search))
}

function findPersonIdsByPlate(db: Db, key: string): number[] {
  if (key.length < minPlateLength) return []
  const movements = db.movements.find(({ checkin_plate }) => checkin_plate?.includes(key) === true)
  const vehicles = db.vehicles.find((row) => toPlateKey(row.license_plate_number).includes(key))
  return [...movements, ...vehicles].map(({ person_id }) => person_id)
}

function findPersonIdsByQrcode(db: Db, key: string): number[] {
  if (key.length < minCodeLength) return []
  return db.authorizations
    .find(({ qrcode }) => toPlateKey(qrcode).includes(key))
    .flatMap(({ id }) => db.authorizedPeople.by('authorization_id', id))
    .map(({ person_id }) => person_id)
}
