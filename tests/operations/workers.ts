import { errorPersonIds, getErrorDocumentNumber } from '@mocks/scenarios/errors/people'
import { errorWorkIds } from '@mocks/scenarios/errors/works'
import { notFoundForEveryAccount, type OperationRecords } from './operation-record'
import {
  casaPerez,
  createMemberBody,
  createRefusedForeignWorkCall,
  createRefusedSuspendedManagerCall,
  otherWorkBody,
  statusesForAscensor,
  statusesForCasaPerez,
  unknownPersonBody,
  workIds,
} from './work-calls'

const ascensorPath = { workId: workIds.ascensor }
const pathInOtherWork = { id: 726 }
const pathInForeignWork = { id: 791 }
const pathInWorkOfSuspendedManager = { id: errorWorkIds.workerOfSuspended }

export const workers: OperationRecords<'workers'> = {
  listWorkers: {
    call: { path: casaPerez, query: { page: 1, person_id_number: '26418073' }, as: 'obra' },
    access: [
      ['Casa Pérez', {}, statusesForCasaPerez(200)],
      ['a work where obra is suspended', { path: ascensorPath }, statusesForAscensor(200, 200)],
    ],
    refusals: { 404: [createRefusedForeignWorkCall()] },
  },
  addWorker: {
    call: { path: casaPerez, body: createMemberBody(4002), as: 'obra' },
    access: [
      ['to Casa Pérez', { body: createMemberBody(4020) }, statusesForCasaPerez(201)],
      [
        'to a work where obra is suspended',
        { path: ascensorPath, body: createMemberBody(4020, workIds.ascensor) },
        statusesForAscensor(201, 403),
      ],
    ],
    refusals: {
      400: [
        {
          steps:
            'Add a person that the Administration removed from the neighbourhood after the picker loaded',
          expectedBody: unknownPersonBody,
          body: createMemberBody(999_999),
        },
        {
          steps: 'Add a worker while another work is open in a second tab',
          expectedBody: otherWorkBody,
          body: createMemberBody(errorPersonIds.worker, 502),
        },
      ],
      403: [createRefusedSuspendedManagerCall({}, {})],
      404: [createRefusedForeignWorkCall({}, {})],
      409: [
        {
          steps: `Add the DNI ${getErrorDocumentNumber('worker')}, of ‘Elsa Ya es trabajadora’`,
          expectedBody: {
            message: 'Esta persona ya se encuentra registrado como trabajador, por favor elija otra.',
          },
          body: createMemberBody(errorPersonIds.worker),
        },
      ],
    },
  },
  listLightWorkers: {
    call: { path: casaPerez, query: { page: 1, status: 'CURRENT' } },
    access: [['Casa Pérez', {}, statusesForCasaPerez(200)]],
    refusals: { 404: [createRefusedForeignWorkCall()] },
  },
  updateWorker: {
    call: { path: { ...casaPerez, id: 701 }, body: { status: 'SUSPENDED' } },
    access: [
      ['a worker of Casa Pérez', { body: { status: 'CURRENT' } }, statusesForCasaPerez(200)],
      ['a worker of another work', { path: pathInOtherWork }, notFoundForEveryAccount],
    ],
    refusals: {
      403: [createRefusedSuspendedManagerCall(pathInWorkOfSuspendedManager, {})],
      404: [createRefusedForeignWorkCall(pathInForeignWork, {})],
    },
  },
  removeWorker: {
    call: { path: { ...casaPerez, id: 701 }, as: 'obra' },
    access: [
      ['a worker of another work', { path: pathInOtherWork }, notFoundForEveryAccount],
      ['a worker of Casa Pérez', { path: { id: 702 } }, statusesForCasaPerez(204)],
    ],
    refusals: {
      403: [createRefusedSuspendedManagerCall(pathInWorkOfSuspendedManager)],
      404: [createRefusedForeignWorkCall(pathInForeignWork)],
    },
  },
}
