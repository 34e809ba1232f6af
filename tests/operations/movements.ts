import { a12, c3 } from './lot-calls'
import { createMovementRefusals, createRefusedWrongPageCall, lastMonthQuery } from './movement-refusals'
import {
  notFoundForEveryAccount,
  type OperationRecords,
  onlyConsejo,
  onlyInquilino,
  onlyResidente,
  statusesForResidents,
} from './operation-record'

const screen = '/activitiesReport'
const e9 = { pid: 205 }
const listRefusals = createMovementRefusals(screen, 'list')
const downloadRefusals = createMovementRefusals(screen, 'download')

export const movements: OperationRecords<'movements'> = {
  listActivityRecords: {
    call: { path: a12, query: { ...lastMonthQuery, ordering: '-checkin_datetime', page_size: 25 } },
    access: [
      ['A-12', {}, onlyResidente(200)],
      ['C-3', { path: c3 }, onlyInquilino(200)],
      ['E-9', { path: e9 }, onlyConsejo(200)],
      ['a lot of Las Acacias under the path of Los Álamos', { path: { pid: 301 } }, notFoundForEveryAccount],
      [
        'A-12, with a page size that the contract does not allow',
        { query: { page_size: 7 } },
        onlyResidente(400),
      ],
    ],
    roles: [['', {}, statusesForResidents(200)]],
    refusals: {
      400: listRefusals[400],
      404: [{ ...listRefusals.foreignRefusal, path: c3 }, createRefusedWrongPageCall(screen)],
    },
  },
  downloadActivityRecords: {
    call: { path: a12, query: { ...lastMonthQuery, guest_type_code: 'VENDOR' } },
    access: [
      ['A-12', {}, onlyResidente(200)],
      ['E-9', { path: e9 }, onlyConsejo(200)],
    ],
    roles: [['', {}, statusesForResidents(200)]],
    refusals: { 400: downloadRefusals[400], 404: [{ ...downloadRefusals.foreignRefusal, path: c3 }] },
  },
}
