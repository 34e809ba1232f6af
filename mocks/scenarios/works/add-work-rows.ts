import type { PersonRow, WorkerRow, WorkGroupRow, WorkRow } from '../../db/rows.ts'
import { addDays, createWeekdayFlags, type WeekdayFlag } from '../../rules/calendar.ts'
import { hasDocument } from '../../rules/people.ts'
import { addVisitor, type ScenarioBuilder } from '../scenario-builder.ts'
import type { Visitor } from '../visitors.ts'
import * as samples from './sample-contents.ts'

type PartyStatus = WorkerRow['status']

/** A worker or manager of a scenario, with the dates of their papers. */
export interface WorkerSeed {
  who: Visitor
  /** CURRENT by default. */
  status?: PartyStatus
  /** The last day of the A.R.T., counted from today. */
  art?: number
  /** First and last day of the background check, counted from today. */
  check?: readonly [from: number, to: number]
  email?: string
  phone?: string
}

/** A work of a scenario. */
export interface WorkSeed {
  propertyId: number
  title: string
  status: WorkRow['status']
  /** First and last day, counted from today. */
  days: readonly [from: number, to: number]
  /** The managers by person id. */
  managers: readonly (readonly [personId: number, status: PartyStatus])[]
}

/** A work group of a scenario; its workers by document number. */
export interface WorkGroupSeed {
  name: string
  days: readonly [from: number, to: number]
  on?: readonly WeekdayFlag[]
  hours?: readonly [start: string, end: string]
  workers: readonly string[]
  note?: string
  plate?: string
  isOff?: boolean
  isRemoved?: boolean
}

/** A folder of a scenario; its files by name. */
export interface FolderSeed {
  name: string
  files?: readonly string[]
  folders?: readonly FolderSeed[]
}

/** The weekdays that the form offers by default. */
const usualDays: readonly WeekdayFlag[] = ['tuesday_flag', 'wednesday_flag', 'thursday_flag', 'friday_flag']

/** Adds a work with its managers. */
export function addWork(builder: ScenarioBuilder, { managers, days, ...seed }: WorkSeed): WorkRow {
  const today = builder.clock.today()
  const [from, to] = days
  const work = builder.append('works', {
    property_id: seed.propertyId,
    title: seed.title,
    status: seed.status,
    start_date: addDays(today, from),
    end_date: addDays(today, to),
  })
  for (const [person_id, status] of managers) {
    builder.append('workManagers', { work_id: work.id, person_id, status })
  }
  return work
}

/** Finds the person by document or adds a new one, and sets the dates of the papers. */
export function addWorkPerson(
  builder: ScenarioBuilder,
  realPropertyId: number,
  worker: WorkerSeed,
): PersonRow {
  const [, , , idTypeCode, idNumber] = worker.who
  const known = builder.rows.persons.find(
    (person) => person.real_property_id === realPropertyId && hasDocument(person, idTypeCode, idNumber),
  )
  const person = known ?? addVisitor(builder, realPropertyId, worker.who)
  const day = (days: number) => addDays(builder.clock.today(), days)
  if (worker.art !== undefined) person.art_expiration_date = day(worker.art)
  if (worker.check) {
    person.background_check_from_date = day(worker.check[0])
    person.background_check_expiration_date = day(worker.check[1])
  }
  if (worker.email !== undefined) person.email = worker.email
  if (worker.phone !== undefined) {
    person.mobile_phone_country_code = '+54'
    person.mobile_phone_area_code = '11'
    person.mobile_phone_number = worker.phone
  }
  return person
}

/** Adds people to the roster of a work. */
export function addRoster(
  builder: ScenarioBuilder,
  work: WorkRow,
  realPropertyId: number,
  workers: readonly WorkerSeed[],
): WorkerRow[] {
  return workers.map((worker) => {
    const { id: person_id } = addWorkPerson(builder, realPropertyId, worker)
    return builder.append('workers', { work_id: work.id, person_id, status: worker.status ?? 'CURRENT' })
  })
}

/** Adds a group with its workers. @throws Error if no worker of the roster has one of the documents. */
export function addWorkGroup(builder: ScenarioBuilder, work: WorkRow, seed: WorkGroupSeed): WorkGroupRow {
  const today = builder.clock.today()
  const [from, to] = seed.days
  const [start, end] = seed.hours ?? ['07:00', '17:00']
  const group = builder.append('workGroups', {
    work_id: work.id,
    name: seed.name,
    description: seed.note ?? '',
    from_date: addDays(today, from),
    to_date: addDays(today, to),
    ...createWeekdayFlags(seed.on ?? usualDays),
    start_time: `${start}:00`,
    end_time: `${end}:00`,
    active_flag: !seed.isOff && !seed.isRemoved,
    oncheckin_notify_flag: false,
    oncheckout_notify_flag: false,
    concurrent_flag: from !== to,
    license_plate_number: seed.plate ?? null,
    is_removed: seed.isRemoved ?? false,
  })
  for (const document of seed.workers) {
    const worker = builder.rows.workers.find(
      ({ work_id, person_id }) => work_id === work.id && documentOf(builder, person_id) === document,
    )
    if (!worker) throw new Error(`Nobody with document ${document} is on the roster of ${work.title}`)
    builder.append('groupWorkers', { group_id: group.id, worker_id: worker.id })
  }
  return group
}

const documentOf = (builder: ScenarioBuilder, personId: number) =>
  builder.rows.persons.find(({ id }) => id === personId)?.id_number

/** Adds a folder with its files and subfolders. */
export function addFolder(
  builder: ScenarioBuilder,
  work: WorkRow,
  folder: FolderSeed,
  parentId: number | null = null,
): void {
  const { id } = builder.append('workFolders', { work_id: work.id, parent_id: parentId, name: folder.name })
  for (const name of folder.files ?? []) {
    builder.append('workDocuments', { folder_id: id, name, file_key: addFile(builder, name) })
  }
  for (const inner of folder.folders ?? []) addFolder(builder, work, inner, id)
}

/** Sample contents by file extension. */
const samplesByExtension = new Map(Object.entries(samples))

function addFile(builder: ScenarioBuilder, name: string): string {
  const ending = name.split('.').at(-1) ?? ''
  const sample = samplesByExtension.get(ending)
  if (!sample) throw new Error(`No sample of ${name}`)
  const { content, media_type } = sample
  const padding = content.match(/=*$/)?.[0].length ?? 0
  const key = `${builder.ids.text(32)}.${ending}`
  builder.append('files', { key, name, media_type, size: (content.length / 4) * 3 - padding, content })
  return key
}
