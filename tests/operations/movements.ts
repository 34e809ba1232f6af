import { a12, c3 } from './lot-calls'
import { lastMonth, movementRefusals, pastTheLastPage } from './movement-refusals'
import {
  nobody,
  type OperationRecords,
  onlyConsejo,
  onlyInquilino,
  onlyResidente,
  residents,
} from './operation-record'

const screen = '/activitiesReport'
const e9 = { path: { pid: 205 } }
const list = movementRefusals(screen, 'look')
const download = movementRefusals(screen, 'download')

export const movements: OperationRecords<'movements'> = {
  listActivityRecords: {
    call: { path: a12, query: { ...lastMonth, ordering: '-checkin_datetime', page_size: 25 } },
    access: [
      ['A-12', {}, onlyResidente(200)],
      ['C-3', { path: c3 }, onlyInquilino(200)],
      ['E-9', e9, onlyConsejo(200)],
      ['a lot elsewhere', { path: { pid: 301 } }, nobody],
      ['A-12, a wrong page size', { query: { page_size: 7 } }, onlyResidente(400)],
    ],
    roles: [['', {}, residents(200)]],
    refusals: { 400: list[400], 404: [{ ...list.foreign, path: c3 }, pastTheLastPage(screen)] },
  },
  downloadActivityRecords: {
    call: { path: a12, query: { ...lastMonth, guest_type_code: 'VENDOR' } },
    access: [
      ['A-12', {}, onlyResidente(200)],
      ['E-9', e9, onlyConsejo(200)],
    ],
    roles: [['', {}, residents(200)]],
    refusals: { 400: download[400], 404: [{ ...download.foreign, path: c3 }] },
  },
}
