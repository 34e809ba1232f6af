import { addDays, createWeekdayFlags } from '../../rules/calendar.ts'
import { lotIds, personIds } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { errorPersonIds } from './people.ts'

/**
 * The ids of works, managers, workers and groups. For each of these ids, the mock backend refuses some call.
 */
export const errorWorkIds = {
  casaPerez: 501,
  /** `obra` is a suspended manager of this work and may only read it. */
  suspended: 591,
  /** Neither `residente` nor `obra` may see this work. */
  foreign: 592,
  manager: 691,
  suspendedManager: 692,
  managerWithoutEmail: 693,
  otherResident: 694,
  managerOfSuspended: 695,
  worker: 791,
  suspendedWorker: 792,
  workerOfSuspended: 793,
  endedGroup: 891,
  groupOfSuspended: 892,
} as const

const managers = [
  [errorWorkIds.manager, errorWorkIds.casaPerez, errorPersonIds.manager, 'CURRENT'],
  [errorWorkIds.suspendedManager, errorWorkIds.casaPerez, errorPersonIds.suspendedManager, 'SUSPENDED'],
  [errorWorkIds.managerWithoutEmail, errorWorkIds.casaPerez, errorPersonIds.managerWithoutEmail, 'CURRENT'],
  [errorWorkIds.otherResident, errorWorkIds.casaPerez, errorPersonIds.coResident, 'CURRENT'],
  [errorWorkIds.managerOfSuspended, errorWorkIds.suspended, personIds.obra, 'SUSPENDED'],
] as const
const workers = [
  [errorWorkIds.worker, errorWorkIds.casaPerez, errorPersonIds.worker, 'CURRENT'],
  [errorWorkIds.suspendedWorker, errorWorkIds.casaPerez, errorPersonIds.suspendedWorker, 'SUSPENDED'],
  [errorWorkIds.workerOfSuspended, errorWorkIds.suspended, errorPersonIds.worker, 'CURRENT'],
] as const

/** Adds the works `suspended` and `foreign`. Adds managers, workers and a group to Casa Pérez and to `suspended`. */
export function addWorkRowsForRefusals(builder: ScenarioBuilder): void {
  const today = builder.clock.today()
  const dates = { start_date: addDays(today, -30), end_date: addDays(today, 90) }
  const works = [
    [errorWorkIds.suspended, lotIds.d4, 'Responsable suspendido: solo se puede mirar'],
    [errorWorkIds.foreign, lotIds.e9, 'De otro lote: no se ve'],
  ] as const
  for (const [id, property_id, title] of works) {
    builder.add('works', { id, property_id, title, ...dates, status: 'CURRENT' })
  }
  for (const [id, work_id, person_id, status] of managers) {
    builder.add('workManagers', { id, work_id, person_id, status })
  }
  for (const [id, work_id, person_id, status] of workers) {
    builder.add('workers', { id, work_id, person_id, status })
  }
  addGroup(builder, errorWorkIds.endedGroup, errorWorkIds.casaPerez, 'Terminada: no cambia su inicio')
  addGroup(builder, errorWorkIds.groupOfSuspended, errorWorkIds.suspended, 'Solo se puede mirar')
}

function addGroup(builder: ScenarioBuilder, id: number, work_id: number, name: string): void {
  const today = builder.clock.today()
  builder.add('workGroups', {
    id,
    work_id,
    name,
    description: '',
    from_date: addDays(today, -20),
    to_date: addDays(today, -1),
    ...createWeekdayFlags(['monday_flag', 'tuesday_flag', 'wednesday_flag', 'thursday_flag', 'friday_flag']),
    start_time: '07:00:00',
    end_time: '17:00:00',
    active_flag: true,
    oncheckin_notify_flag: false,
    oncheckout_notify_flag: false,
    concurrent_flag: true,
    license_plate_number: null,
    is_removed: false,
  })
}
