import { createMovementRefusals, createRefusedWrongPageCall, lastMonthQuery } from './movement-refusals'
import { notFoundForEveryAccount, type OperationRecords } from './operation-record'
import { casaPerez, foreignWork, statusesForCasaPerez } from './work-calls'

const screen = 'the tab ‘Movimientos’ of /construction/501'
const listRefusals = createMovementRefusals(screen, 'list')
const downloadRefusals = createMovementRefusals(screen, 'download')

export const workMovements: OperationRecords<'work-movements'> = {
  listWorkMovements: {
    call: { path: casaPerez, query: { ...lastMonthQuery, in_property: false } },
    access: [
      ['Casa Pérez', {}, statusesForCasaPerez(200)],
      ['Muro perimetral', { path: { workId: 508 } }, [404, 404, 404, 200, 200]],
      ['an unknown work', { path: { workId: 999 } }, notFoundForEveryAccount],
    ],
    refusals: {
      400: listRefusals[400],
      404: [{ ...listRefusals.foreignRefusal, path: foreignWork }, createRefusedWrongPageCall(screen)],
    },
  },
  downloadWorkMovements: {
    call: { path: casaPerez, query: lastMonthQuery },
    access: [
      ['Casa Pérez', {}, statusesForCasaPerez(200)],
      ['Casa Pérez, under the path of Las Acacias', { path: { rp: 102 } }, notFoundForEveryAccount],
    ],
    refusals: {
      400: downloadRefusals[400],
      404: [{ ...downloadRefusals.foreignRefusal, path: foreignWork }],
    },
  },
}
