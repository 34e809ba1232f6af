import type { WorkerRow, WorkGroupRow, WorkRow } from '@mocks/db/rows'
import { createWeekdayFlags } from '@mocks/rules/calendar'
import type { WorkerWithPerson } from '@mocks/rules/workers'
import { createPersonRow, today } from './sample-rows'

export const createWorkRow = (overrides: Partial<WorkRow> = {}): WorkRow => ({
  id: 501,
  property_id: 201,
  title: 'Casa Pérez',
  status: 'CURRENT',
  start_date: '2025-11-17',
  end_date: '2026-10-30',
  ...overrides,
})

export const createWorkerWithPerson = (
  id: number,
  status: WorkerRow['status'] = 'CURRENT',
): WorkerWithPerson => ({
  row: { id, work_id: 501, person_id: id + 1000, status },
  person: createPersonRow(id + 1000),
})

export const createGroupRow = (overrides: Partial<WorkGroupRow> = {}): WorkGroupRow => ({
  id: 801,
  work_id: 501,
  name: 'Albañilería',
  description: '',
  from_date: today,
  to_date: '2026-06-30',
  ...createWeekdayFlags(['tuesday_flag']),
  start_time: '07:00:00',
  end_time: '17:00:00',
  active_flag: true,
  oncheckin_notify_flag: false,
  oncheckout_notify_flag: false,
  concurrent_flag: true,
  license_plate_number: null,
  is_removed: false,
  ...overrides,
})
