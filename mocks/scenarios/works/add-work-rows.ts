import type { PersonRow, WorkerRow, WorkGroupRow, WorkRow } from '../../db/rows.ts'
import { addDays, createWeekdayFlags, getWeekdayFlag, type WeekdayFlag } from '../../rules/calendar.ts'
import type { PersonSeed } from '../contact-seeds.ts'
import { findOrAddSeededPerson, type ScenarioBuilder } from '../scenario-builder.ts'
import * as samples from './sample-contents.ts'

type PartyStatus = WorkerRow['status']

/** The seed of a worker or manager: the person, the status, the papers and the means of contact. */
export interface PartySeed {
  person: PersonSeed
  /** Defaults to CURRENT. */
  status?: PartyStatus
  /** The last day of the A.R.T. (the work insurance), counted from today. */
  art?: number
  /** First and last day of the background check, counted from today. */
  check?: readonly [from: number, to: number]
  email?: string
  phone?: string
}

interface GroupOptions {
  weekdays?: readonly WeekdayFlag[]
  note?: string
  plate?: string
  isInactive?: boolean
  isRemoved?: boolean
}

/** Creates the seed of a work group. Days are counted from today. `workers` are the document numbers of its workers. */
export const createGroupSeed = (
  name: string,
  period: readonly [fromDay: number, toDay: number, start?: string, end?: string],
  workers: readonly string[],
  options: GroupOptions = {},
) => ({ name, period, workers, ...options })

type WorkGroupSeed = ReturnType<typeof createGroupSeed>

/** The seed of a folder: its name, the names of its work documents, and its subfolders. */
export interface FolderSeed {
  name: string
  files?: readonly string[]
  folders?: readonly FolderSeed[]
}

interface WorkContents {
  workers?: readonly PartySeed[]
  groups?: readonly WorkGroupSeed[]
  folders?: readonly FolderSeed[]
}

/**
 * Creates the seed of a work. Days are counted from today. A manager is a person id, or a person id with a status; the status
 * defaults to CURRENT.
 */
export const createWorkSeed = (
  propertyId: number,
  title: string,
  status: WorkRow['status'],
  days: readonly [from: number, to: number],
  managers: readonly (number | readonly [personId: number, status: PartyStatus])[],
  contents: WorkContents = {},
) => ({ propertyId, title, status, days, managers, ...contents })

/** The weekdays that the form for a group selects by default. On a Sunday also Monday, so that some enter on the next day. */
const listUsualWeekdays = (today: string): WeekdayFlag[] => [
  ...(getWeekdayFlag(today) === 'sunday_flag' ? (['monday_flag'] as const) : []),
  'tuesday_flag',
  'wednesday_flag',
  'thursday_flag',
  'friday_flag',
]

/** Adds a work with its managers. */
export function addWork(builder: ScenarioBuilder, seed: ReturnType<typeof createWorkSeed>): WorkRow {
  const today = builder.clock.today()
  const [from, to] = seed.days
  const work = builder.append('works', {
    property_id: seed.propertyId,
    title: seed.title,
    status: seed.status,
    start_date: addDays(today, from),
    end_date: addDays(today, to),
  })
  for (const manager of seed.managers) {
    const [person_id, status] = typeof manager === 'number' ? [manager, 'CURRENT' as const] : manager
    builder.append('workManagers', { work_id: work.id, person_id, status })
  }
  return work
}

/** Finds the person by document type and number, or adds a new person. Then sets the papers, email and phone of the seed. */
export function addWorkPerson(builder: ScenarioBuilder, work: WorkRow, seed: PartySeed): PersonRow {
  const person = findOrAddSeededPerson(
    builder,
    builder.requireNeighbourhood(work.property_id).id,
    seed.person,
  )
  const getDay = (days: number) => addDays(builder.clock.today(), days)
  if (seed.art !== undefined) person.art_expiration_date = getDay(seed.art)
  if (seed.check) {
    person.background_check_from_date = getDay(seed.check[0])
    person.background_check_expiration_date = getDay(seed.check[1])
  }
  if (seed.email !== undefined) person.email = seed.email
  if (seed.phone !== undefined) {
    person.mobile_phone_country_code = '+54'
    person.mobile_phone_area_code = '11'
    person.mobile_phone_number = seed.phone
  }
  return person
}

/** Adds the roster, the groups and the folders of a work. */
export function addContents(builder: ScenarioBuilder, work: WorkRow, contents: WorkContents): void {
  for (const worker of contents.workers ?? []) {
    const { id: person_id } = addWorkPerson(builder, work, worker)
    builder.append('workers', { work_id: work.id, person_id, status: worker.status ?? 'CURRENT' })
  }
  for (const group of contents.groups ?? []) addWorkGroup(builder, work, group)
  for (const folder of contents.folders ?? []) addFolder(builder, work, folder)
}

/** Adds a group with its workers. @throws Error if a document number in the seed belongs to no worker on the roster. */
export function addWorkGroup(builder: ScenarioBuilder, work: WorkRow, seed: WorkGroupSeed): WorkGroupRow {
  const today = builder.clock.today()
  const [from, to, start = '07:00', end = '17:00'] = seed.period
  const group = builder.append('workGroups', {
    work_id: work.id,
    name: seed.name,
    description: seed.note ?? '',
    from_date: addDays(today, from),
    to_date: addDays(today, to),
    ...createWeekdayFlags(seed.weekdays ?? listUsualWeekdays(today)),
    start_time: `${start}:00`,
    end_time: `${end}:00`,
    active_flag: !seed.isInactive && !seed.isRemoved,
    oncheckin_notify_flag: false,
    oncheckout_notify_flag: false,
    concurrent_flag: from !== to,
    license_plate_number: seed.plate ?? null,
    is_removed: seed.isRemoved ?? false,
  })
  for (const documentNumber of seed.workers) {
    const worker = builder.rows.workers.find(
      ({ work_id, person_id }) =>
        work_id === work.id && findDocumentNumber(builder, person_id) === documentNumber,
    )
    if (!worker)
      throw new Error(`The roster of ${work.title} has no worker with the document number ${documentNumber}`)
    builder.append('groupWorkers', { group_id: group.id, worker_id: worker.id })
  }
  return group
}

const findDocumentNumber = (builder: ScenarioBuilder, personId: number) =>
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
  for (const subfolder of folder.folders ?? []) addFolder(builder, work, subfolder, id)
}

/** The sample for each file extension: media type and content. */
const samplesByExtension = new Map(Object.entries(samples))

/** Adds a file with the sample content for the extension of `name`. Returns the key of the file. */
function addFile(builder: ScenarioBuilder, name: string): string {
  const extension = name.split('.').at(-1) ?? ''
  const sample = samplesByExtension.get(extension)
  if (!sample) throw new Error(`No sample exists for ${name}`)
  const { content, media_type } = sample
  const padding = content.match(/=*$/)?.[0].length ?? 0
  const key = `${builder.ids.text(32)}.${extension}`
  builder.append('files', { key, name, media_type, size: (content.length / 4) * 3 - padding, content })
  return key
}
