import * as v from 'valibot'
import { calendarDay, createContractEnum, id, text, timeOfDay, weekdayFields } from './fields.ts'

const partyStatus = createContractEnum('WorkPartyStatus')

/** Construction works, their people, groups and documents. */
export const workRowSchemas = {
  /** Construction works. */
  works: v.object({
    id,
    property_id: id,
    title: text,
    status: createContractEnum('WorkStatus'),
    start_date: calendarDay,
    end_date: calendarDay,
  }),
  /** The managers of a work. A person is a manager of the same work at most once. */
  workManagers: v.object({ id, work_id: id, person_id: id, status: partyStatus }),
  /**
   * The workers of a work. A person is on the same roster at most once. The dates of a worker's papers are in the row
   * of the person.
   */
  workers: v.object({ id, work_id: id, person_id: id, status: partyStatus }),
  /** Groups of workers with permission to enter. */
  workGroups: v.object({
    id,
    work_id: id,
    name: v.pipe(text, v.maxLength(30)),
    description: v.string(),
    from_date: calendarDay,
    to_date: calendarDay,
    ...weekdayFields,
    start_time: timeOfDay,
    end_time: timeOfDay,
    /** Whether the group is switched on. */
    active_flag: v.boolean(),
    oncheckin_notify_flag: v.boolean(),
    oncheckout_notify_flag: v.boolean(),
    concurrent_flag: v.boolean(),
    license_plate_number: v.nullable(text),
    /** Whether the group was permanently ended. */
    is_removed: v.boolean(),
  }),
  /** The workers of a group, in the order in which they were added. */
  groupWorkers: v.object({ id, group_id: id, worker_id: id }),
  /** The Administration's folders of a work; `parent_id` is null at the top. */
  workFolders: v.object({ id, work_id: id, parent_id: v.nullable(id), name: text }),
  /** The work documents of a folder. `file_key` is the key of a row of `files`. */
  workDocuments: v.object({ id, folder_id: id, name: text, file_key: text }),
}
