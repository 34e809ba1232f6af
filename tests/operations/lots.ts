import { noCensus } from './lot-calls'
import {
  nobody,
  noRole,
  type OperationRecords,
  onlyInquilino,
  onlyResidente,
  residents,
} from './operation-record'

export const lots: OperationRecords<'lots'> = {
  listManagedProperties: {
    call: { path: { rp: 101, personId: 301 }, query: { all_properties: true, page_size: 500 } },
    access: [
      ['residente’s', {}, onlyResidente(200)],
      ['inquilino’s', { path: { personId: 303 } }, onlyInquilino(200)],
      ['obra’s, without a lot', { path: { personId: 304 } }, nobody],
      ['where there is no census', { path: { rp: 102, personId: 302 } }, onlyResidente(403)],
    ],
    roles: [
      ['one’s own', (personId) => ({ path: { personId } }), residents(200, { neighbour: 200 })],
      ['somebody else’s', {}, noRole],
    ],
    refusals: {
      403: [
        {
          steps: 'Open /managedproperties by hand in Las Acacias',
          expectedBody: noCensus,
          path: { rp: 102, personId: 302 },
        },
      ],
      404: [
        {
          steps: 'Open /managedproperties by hand, without a lot',
          as: 'obra',
          path: { personId: 304 },
        },
      ],
    },
  },
}
