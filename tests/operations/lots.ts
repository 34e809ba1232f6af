import { noCensusBody } from './lot-calls'
import {
  notFoundForEveryAccount,
  notFoundForEveryRole,
  type OperationRecords,
  onlyInquilino,
  onlyResidente,
  statusesForResidents,
} from './operation-record'

export const lots: OperationRecords<'lots'> = {
  listManagedProperties: {
    call: { path: { rp: 101, personId: 301 }, query: { all_properties: true, page_size: 500 } },
    access: [
      ['the lots of residente', {}, onlyResidente(200)],
      ['the lots of inquilino', { path: { personId: 303 } }, onlyInquilino(200)],
      ['the person of obra, who has no lot', { path: { personId: 304 } }, notFoundForEveryAccount],
      [
        'the lots of residente in Las Acacias, which lacks the census module',
        { path: { rp: 102, personId: 302 } },
        onlyResidente(403),
      ],
    ],
    roles: [
      [
        'the caller’s own lots',
        (personId) => ({ path: { personId } }),
        statusesForResidents(200, { neighbour: 200 }),
      ],
      ['the lots of residente, who is not the caller', {}, notFoundForEveryRole],
    ],
    refusals: {
      403: [
        {
          steps: 'Type the address /managedproperties in Las Acacias',
          expectedBody: noCensusBody,
          path: { rp: 102, personId: 302 },
        },
      ],
      404: [
        {
          steps: 'Type the address /managedproperties as a user without a lot',
          as: 'obra',
          path: { personId: 304 },
        },
      ],
    },
  },
}
