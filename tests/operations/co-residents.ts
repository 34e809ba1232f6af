import { errorLotIds } from '@mocks/scenarios/errors/lots'
import { getErrorDocument } from '@mocks/scenarios/errors/people'
import { createCoResidentInput } from '../mocks/handlers/lot-requests'
import { listInvalidResidents } from './invalid-residents'
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
  reversedRangeRefusal,
} from './lot-calls'
import {
  allowOnlyResidente,
  notFoundForEveryAccount,
  type OperationRecords,
  onlyInquilino,
  readableByOwners,
  statusesForOwners,
  writableByOwner,
} from './operation-record'

const { federico, milagros, bruno } = a12RowIds
const { coResidentOfC3, ownInAcacias } = errorLotIds
const createCarlaBody = (fields: object) =>
  createCoResidentInput({
    first_name: 'Carla',
    last_name: 'Ya es corresidente',
    id_number: getErrorDocument('coResident'),
    ...fields,
  })
const readOnlyErrors = ['Este dato no se puede modificar.']
const unchangedFederico = { first_name: 'Federico', last_name: 'Ibáñez', id_number: '31204987' }

export const coResidents: OperationRecords<'co-residents'> = {
  listCoResidents: {
    call: { path: a12, query: { ordering: '-full_name', search: 'ibáñez', start_date: '2026-03-16' } },
    access: [
      ['A-12', {}, allowOnlyResidente(200)],
      ['C-3', { path: c3 }, onlyInquilino(403)],
      ['a neighbourhood without the census module', { path: inAcacias }, allowOnlyResidente(403)],
      ['a lot of another neighbourhood', { path: { pid: 301 } }, notFoundForEveryAccount],
    ],
    roles: [['', {}, readableByOwners]],
    refusals: {
      400: [reversedRangeRefusal],
      403: [createRefusedCoResidentReadCall(), createRefusedNoCensusCall()],
      404: [createRefusedForeignLotCall()],
    },
  },
  getCoResident: {
    call: { path: { ...a12, id: federico } },
    access: [
      ['of A-12', {}, allowOnlyResidente(200)],
      ['of A-12 on B-7', { path: { pid: 202 } }, notFoundForEveryAccount],
      ['a tenant', { path: { id: bruno } }, notFoundForEveryAccount],
    ],
    roles: [
      ['an owner', {}, readableByOwners],
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
      ['A-12', {}, allowOnlyResidente(201)],
      ['with the person id of another account', { path: { personId: 303 } }, notFoundForEveryAccount],
      ['C-3', { path: { ...c3, personId: 303 }, body: {} }, onlyInquilino(403)],
      ['an empty body', { body: {} }, allowOnlyResidente(400)],
    ],
    roles: [['', (personId) => ({ path: { personId }, body: {} }), writableByOwner(400)]],
    refusals: {
      400: listInvalidResidents('New co-resident of A-12', createCoResidentInput),
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
        'of A-12',
        { body: createCoResidentInput({ ...unchangedFederico, can_manage_property: true }) },
        allowOnlyResidente(200),
      ],
    ],
    roles: [['an owner', (personId) => ({ path: { personId }, body: {} }), writableByOwner(400)]],
    refusals: {
      400: [
        {
          steps: 'Edit ‘Carla Ya es corresidente’ with the document of another person',
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
      ['the caller', { path: { id: 1 } }, allowOnlyResidente(403)],
      ['of A-12', {}, allowOnlyResidente(204)],
    ],
    roles: [
      ['an owner', (personId) => ({ path: { personId, id: milagros } }), writableByOwner(204)],
      ['with the person id of another account', {}, statusesForOwners(404, 404, 403)],
    ],
    refusals: {
      403: [
        createRefusedCoResidentWriteCall({ personId: 303, id: coResidentOfC3 }),
        createRefusedNoCensusCall({ personId: 302, id: ownInAcacias }),
        {
          steps: 'On A-12, remove the user’s own residency; the portal has no button for this',
          expectedBody: { detail: 'No se puede eliminar a sí mismo.' },
          path: { id: errorLotIds.own },
        },
      ],
      404: [createRefusedForeignLotCall({ id: coResidentOfC3 })],
    },
  },
}
