import * as v from 'valibot'
import { type ContractSchemas, calendarDay, contractEnum, id, text, timeOfDay, weekdays } from './fields.ts'

const partyStatus = contractEnum<ContractSchemas['WorkPartyStatus']>({
  CURRENT: true,
  SUSPENDED: true,
  INVALID: true,
})

/** What is built on the lots, by whom, and who of them may enter when. */
export const workRows = {
  /** Construction works. */
  works: v.object({
    id,
    property_id: id,
    title: text,
    status: contractEnum<ContractSchemas['WorkStatus']>({ CURRENT: true, SUSPENDED: true, FINISHED: true }),
    start_date: calendarDay,
    end_date: calendarDay,
  }),
  /** Who is responsible for a work; a person is so once in each. */
  workManagers: v.object({ id, work_id: id, person_id: id, status: partyStatus }),
  /** The rosters; a person is once in each. The dates of their papers are the person's. */
  workers: v.object({ id, work_id: id, person_id: id, status: partyStatus }),
  /** Groups of workers who may enter. */
  workGroups: v.object({
    id,
    work_id: id,
    name: v.pipe(text, v.maxLength(30)),
    description: v.string(),
    from_date: calendarDay,
    to_date: calendarDay,
    ...weekdays,
    start_time: timeOfDay,
    end_time: timeOfDay,
    /** Switched on. */
    active_flag: v.boolean(),
    oncheckin_notify_flag: v.boolean(),
    oncheckout_notify_flag: v.boolean(),
    concurrent_flag: v.boolean(),
    license_plate_number: v.nullable(text),
    /** Ended for good; it is still known that it was. */
    is_removed: v.boolean(),
  }),
  /** Who is on a group, in the order in which they were added. */
  groupWorkers: v.object({ id, group_id: id, worker_id: id }),
  /** What the Administration files about a work, folder by folder; null is the top. */
  workFolders: v.object({ id, work_id: id, parent_id: v.nullable(id), name: text }),
  /** `file_key` is the key of a row of `files`. */
  workDocuments: v.object({ id, folder_id: id, name: text, file_key: text }),
}
