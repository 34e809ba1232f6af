import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { workSentences } from '../copy/works.ts'
import type { PersonRow, WorkerRow, WorkRow } from '../db/rows.ts'
import { refuseInvalidFields } from './field-refusals.ts'
import { formatFullName } from './people.ts'
import { refuseOtherWork } from './works.ts'

/** A worker (`row`), joined with the worker's person. */
export interface WorkerWithPerson {
  row: WorkerRow
  person: PersonRow
}

/** Converts a person's approved papers into the fields `insurance` and `background_check` of a response. */
export function toPapers(person: PersonRow): Pick<Schemas['WorkerPerson'], 'insurance' | 'background_check'> {
  const { art_expiration_date, background_check_from_date, background_check_expiration_date } = person
  return {
    insurance: art_expiration_date === null ? null : { expiration_date: art_expiration_date },
    background_check:
      background_check_expiration_date === null
        ? null
        : { from_date: background_check_from_date, expiration_date: background_check_expiration_date },
  }
}

/** Converts a worker into the `Worker` of the contract. */
export function toWorker({ row, person }: WorkerWithPerson): Schemas['Worker'] {
  const { id, first_name, last_name, id_number } = person
  const { status } = row
  return {
    id: row.id,
    status,
    is_active_flag: status === 'CURRENT',
    work: row.work_id,
    person: { id, full_name: formatFullName(person), first_name, last_name, id_number, ...toPapers(person) },
  }
}

/** Converts a worker into the `LightWorker` of the contract. */
export const toLightWorker = ({ row, person }: WorkerWithPerson): Schemas['LightWorker'] => ({
  id: row.id,
  person: person.id,
  person_full_name: formatFullName(person),
  person_id_number: person.id_number,
  status: row.status,
})

/**
 * Adds a person to the roster of a work. `existing` is the person's worker if the person is on the roster already: if
 * `existing` is not current, only its status changes. If `existing` is undefined, creates a worker.
 * @throws Refusal 400 `work` if the work in the body differs from the work in the path; 400 `person` if the person is
 * unknown; 409 `message` if the person is a current worker of the work already.
 */
export function addToRoster(
  work: WorkRow,
  input: Schemas['WorkerInput'],
  person: PersonRow | undefined,
  { id, existing }: { id: number; existing: WorkerRow | undefined },
): WorkerRow {
  refuseOtherWork(work, input.work)
  refuseInvalidFields({ person: person ? [] : [workSentences.unknownPerson] })
  if (existing?.status === 'CURRENT') refuse(409, { message: workSentences.workers.alreadyWorker })
  return existing
    ? { ...existing, status: input.status }
    : { id, work_id: work.id, person_id: input.person, status: input.status }
}

/**
 * Whether a worker must leave every group because of the status. The worker does not return to the groups when the status
 * changes again.
 */
export const mustLeaveGroups = ({ status }: Pick<WorkerRow, 'status'>): boolean => status === 'INVALID'
