import { errorLotIds } from '@mocks/scenarios/errors/lots'
import { getErrorDocumentNumber } from '@mocks/scenarios/errors/people'
import { createCoResidentInput } from '../mocks/handlers/lot-requests'
import { listInvalidResidentCalls } from './invalid-residents'
import {
  a12,
  a12RowIds,
  a12WithCaller,
  c3,
  createRefusedCoResidentReadCall,
  createRefusedCoResidentWriteCall,
  createRefusedForeignLotCall,
  createRefusedNoCensusCall,
  inAcacias,
  refusedReversedRangeCall,
} from './lot-calls'
import {
  notFoundForEveryAccount,
  type OperationRecords,
  onlyInquilino,
  onlyResidente,
  statusesForOwners,
  statusesForOwnersRead,
  statusesForOwnersWrite,
} from './operation-record'

const { federico, milagros, bruno } = a12RowIds
const { coResidentOfC3, ownInAcacias } = errorLotIds
const createCarlaBody = (fields: object) =>
  createCoResidentInput({
    first_name: 'Carla',
    last_name: 'Ya es corresidente',
    id_number: getErrorDocumentNumber('coResident'),
    ...fields,
  })
const readOnlyErrors = ['Este dato no se puede modificar.']
const unchangedFederico = { first_name: 'Federico', last_name: 'Ibáñez', id_number: '31204987' }

export const coResidents: OperationRecords<'co-residents'> = {
  listCoResidents: {
    call: { path: a12, query: { ordering: '-full_name', search: 'ibáñez', start_date: '2026-03-16' } },
    access: [
      ['A-12', {}, onlyResidente(200)],
      ['C-3', { path: c3 }, onlyInquilino(403)],
      ['a neighbourhood without the census module', { path: inAcacias }, onlyResidente(403)],
      ['a lot of another neighbourhood', { path: { pid: 301 } }, notFoundForEveryAccount],
    ],
    roles: [['', {}, statusesForOwnersRead]],
    refusals: {
      400: [refusedReversedRangeCall],
      403: [createRefusedCoResidentReadCall(), createRefusedNoCensusCall()],
      404: [createRefusedForeignLotCall()],
    },
  },
  getCoResident: {
    call: { path: { ...a12, id: federico } },
    access: [
      ['a co-resident of A-12', {}, onlyResidente(200)],
      ['a co-resident of A-12, under the path of B-7', { path: { pid: 202 } }, notFoundForEveryAccount],
      ['the id of a tenant', { path: { id: bruno } }, notFoundForEveryAccount],
    ],
    roles: [
      ['a co-resident', {}, statusesForOwnersRead],
      ['an unknown id', { path: { id: 9_999 } }, statusesForOwners(404, 404, 403)],
    ],
    refusals: {
      403: [
        createRefusedCoResidentReadCall({ id: coResidentOfC3 }),
        createRefusedNoCensusCall({ id: ownInAcacias }),
      ],
      404: [createRefusedForeignLotCall({ id: coResidentOfC3 })],
    },
  },
  createCoResident: {
    call: { path: a12WithCaller, body: createCoResidentInput() },
    access: [
      ['A-12', {}, onlyResidente(201)],
      ['a path with the person id of inquilino', { path: { personId: 303 } }, notFoundForEveryAccount],
      ['C-3', { path: { ...c3, personId: 303 }, body: {} }, onlyInquilino(403)],
      ['an empty body', { body: {} }, onlyResidente(400)],
    ],
    roles: [['', (personId) => ({ path: { personId }, body: {} }), statusesForOwnersWrite(400)]],
    refusals: {
      400: listInvalidResidentCalls('Add a co-resident to A-12', createCoResidentInput),
      403: [
        createRefusedCoResidentWriteCall({ personId: 303 }, {}),
        createRefusedNoCensusCall({ personId: 302 }, {}),
      ],
      404: [createRefusedForeignLotCall({}, {})],
    },
  },
  updateCoResident: {
    call: { path: { ...a12WithCaller, id: federico }, body: createCoResidentInput(unchangedFederico) },
    access: [
      [
        'a co-resident of A-12',
        { body: createCoResidentInput({ ...unchangedFederico, can_manage_property: true }) },
        onlyResidente(200),
      ],
    ],
    roles: [['a co-resident', (personId) => ({ path: { personId }, body: {} }), statusesForOwnersWrite(400)]],
    refusals: {
      400: [
        {
          steps: 'Edit ‘Carla Ya es corresidente’ with the document number of another person',
          expectedBody: { id_number: readOnlyErrors },
          path: { id: errorLotIds.coResident },
          body: createCarlaBody({ id_number: '30303030' }),
        },
        {
          steps: 'Edit ‘Carla Ya es corresidente’ while her name changes in another tab',
          expectedBody: { last_name: readOnlyErrors },
          path: { id: errorLotIds.coResident },
          body: createCarlaBody({ last_name: 'Otra' }),
        },
      ],
      403: [
        createRefusedCoResidentWriteCall({ personId: 303, id: coResidentOfC3 }, {}),
        createRefusedNoCensusCall({ personId: 302, id: ownInAcacias }, {}),
      ],
      404: [createRefusedForeignLotCall({ id: coResidentOfC3 }, {})],
    },
  },
  deleteCoResident: {
    call: { path: { ...a12WithCaller, id: federico } },
    access: [
      ['the caller’s own residency', { path: { id: 1 } }, onlyResidente(403)],
      ['a co-resident of A-12', {}, onlyResidente(204)],
    ],
    roles: [
      ['a co-resident', (personId) => ({ path: { personId, id: milagros } }), statusesForOwnersWrite(204)],
      ['a path with the person id of residente, who is not the caller', {}, statusesForOwners(404, 404, 403)],
    ],
    refusals: {
      403: [
        createRefusedCoResidentWriteCall({ personId: 303, id: coResidentOfC3 }),
        createRefusedNoCensusCall({ personId: 302, id: ownInAcacias }),
        {
          steps: 'On A-12, remove your own residency; the portal has no button for this step',
          expectedBody: { detail: 'No se puede eliminar a sí mismo.' },
          path: { id: errorLotIds.own },
        },
      ],
      404: [createRefusedForeignLotCall({ id: coResidentOfC3 })],
    },
  },
}
