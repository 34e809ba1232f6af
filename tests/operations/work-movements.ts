import { lastMonth, movementRefusals, pastTheLastPage } from './movement-refusals'
import { nobody, type OperationRecords } from './operation-record'
import { byCasaPerez, casaPerez, foreignWork } from './work-calls'

const screen = 'Movimientos of /construction/501'
const list = movementRefusals(screen, 'look')
const download = movementRefusals(screen, 'download')

export const workMovements: OperationRecords<'work-movements'> = {
  listWorkMovements: {
    call: { path: casaPerez, query: { ...lastMonth, in_property: false } },
    access: [
      ['Casa Pérez', {}, byCasaPerez(200)],
      ['Muro perimetral', { path: { workId: 508 } }, [404, 404, 404, 200, 200]],
      ['an unknown work', { path: { workId: 999 } }, nobody],
    ],
    refusals: { 400: list[400], 404: [{ ...list.foreign, path: foreignWork }, pastTheLastPage(screen)] },
  },
  downloadWorkMovements: {
    call: { path: casaPerez, query: lastMonth },
    access: [
      ['Casa Pérez', {}, byCasaPerez(200)],
      ['under another neighbourhood', { path: { rp: 102 } }, nobody],
    ],
    refusals: { 400: download[400], 404: [{ ...download.foreign, path: foreignWork }] },
  },
}
