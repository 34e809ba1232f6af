import type { PersonRow, WorkerRow, WorkGroupRow, WorkRow } from '../../db/rows.ts'
import { addDays, onlyOn, type WeekdayFlag } from '../../rules/calendar.ts'
import { hasDocument } from '../../rules/people.ts'
import { addVisitor, type Plot } from '../builders.ts'
import type { Visitor } from '../visitors.ts'
import * as samples from './sample-contents.ts'

type Standing = WorkerRow['status']

/** Somebody who works on a lot, and how far their papers reach. */
export interface Hand {
  who: Visitor
  /** CURRENT without it. */
  status?: Standing
  /** The last day of the A.R.T., counted from today. */
  art?: number
  /** First and last day of the background check, counted from today. */
  check?: readonly [from: number, to: number]
  email?: string
  phone?: string
}

/** A construction work as a scenario tells it. */
export interface Building {
  propertyId: number
  title: string
  status: WorkRow['status']
  /** First and last day, counted from today. */
  days: readonly [from: number, to: number]
  /** By person. */
  managers: readonly (readonly [personId: number, status: Standing])[]
}

/** A group as a scenario tells it; its workers by document number. */
export interface Crew {
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

/** A folder as a scenario tells it; files by name. */
export interface Folder {
  name: string
  files?: readonly string[]
  folders?: readonly Folder[]
}

/** From Tuesday to Friday, as the forms offer it. */
const usualDays: readonly WeekdayFlag[] = ['tuesday_flag', 'wednesday_flag', 'thursday_flag', 'friday_flag']

/** Adds a work with its managers. */
export function addWork(plot: Plot, { managers, days, ...building }: Building): WorkRow {
  const today = plot.clock.today()
  const [from, to] = days
  const work = plot.append('works', {
    property_id: building.propertyId,
    title: building.title,
    status: building.status,
    start_date: addDays(today, from),
    end_date: addDays(today, to),
  })
  for (const [person_id, status] of managers) {
    plot.append('workManagers', { work_id: work.id, person_id, status })
  }
  return work
}

/** Whoever has that document in a neighbourhood, or somebody new; what the hand's papers say is what counts. */
export function addHand(plot: Plot, realPropertyId: number, hand: Hand): PersonRow {
  const [, , , idTypeCode, idNumber] = hand.who
  const known = plot.rows.persons.find(
    (person) => person.real_property_id === realPropertyId && hasDocument(person, idTypeCode, idNumber),
  )
  const person = known ?? addVisitor(plot, realPropertyId, hand.who)
  const day = (days: number) => addDays(plot.clock.today(), days)
  if (hand.art !== undefined) person.art_expiration_date = day(hand.art)
  if (hand.check) {
    person.background_check_from_date = day(hand.check[0])
    person.background_check_expiration_date = day(hand.check[1])
  }
  if (hand.email !== undefined) person.email = hand.email
  if (hand.phone !== undefined) {
    person.mobile_phone_country_code = '+54'
    person.mobile_phone_area_code = '11'
    person.mobile_phone_number = hand.phone
  }
  return person
}

/** Adds people to the roster of a work. */
export function addRoster(
  plot: Plot,
  work: WorkRow,
  realPropertyId: number,
  hands: readonly Hand[],
): WorkerRow[] {
  return hands.map((hand) => {
    const { id: person_id } = addHand(plot, realPropertyId, hand)
    return plot.append('workers', { work_id: work.id, person_id, status: hand.status ?? 'CURRENT' })
  })
}

/** Adds a group with its workers. @throws Error if a document is nobody's on the roster. */
export function addCrew(plot: Plot, work: WorkRow, crew: Crew): WorkGroupRow {
  const today = plot.clock.today()
  const [from, to] = crew.days
  const [start, end] = crew.hours ?? ['07:00', '17:00']
  const group = plot.append('workGroups', {
    work_id: work.id,
    name: crew.name,
    description: crew.note ?? '',
    from_date: addDays(today, from),
    to_date: addDays(today, to),
    ...onlyOn(crew.on ?? usualDays),
    start_time: `${start}:00`,
    end_time: `${end}:00`,
    active_flag: !crew.isOff && !crew.isRemoved,
    oncheckin_notify_flag: false,
    oncheckout_notify_flag: false,
    concurrent_flag: from !== to,
    license_plate_number: crew.plate ?? null,
    is_removed: crew.isRemoved ?? false,
  })
  for (const document of crew.workers) {
    const worker = plot.rows.workers.find(
      ({ work_id, person_id }) => work_id === work.id && documentOf(plot, person_id) === document,
    )
    if (!worker) throw new Error(`Nobody with document ${document} is on the roster of ${work.title}`)
    plot.append('groupWorkers', { group_id: group.id, worker_id: worker.id })
  }
  return group
}

const documentOf = (plot: Plot, personId: number) =>
  plot.rows.persons.find(({ id }) => id === personId)?.id_number

/** Adds a folder with all that is in it. */
export function addFolder(plot: Plot, work: WorkRow, folder: Folder, parentId: number | null = null): void {
  const { id } = plot.append('workFolders', { work_id: work.id, parent_id: parentId, name: folder.name })
  for (const name of folder.files ?? []) {
    plot.append('workDocuments', { folder_id: id, name, file_key: addFile(plot, name) })
  }
  for (const inner of folder.folders ?? []) addFolder(plot, work, inner, id)
}

/** What a file's ending says that it holds. */
const byEnding = new Map(Object.entries(samples))

function addFile(plot: Plot, name: string): string {
  const ending = name.split('.').at(-1) ?? ''
  const sample = byEnding.get(ending)
  if (!sample) throw new Error(`No sample of ${name}`)
  const { content, media_type } = sample
  const padding = content.match(/=*$/)?.[0].length ?? 0
  const key = `${plot.ids.text(32)}.${ending}`
  plot.append('files', { key, name, media_type, size: (content.length / 4) * 3 - padding, content })
  return key
}
