import { documentOf, people } from '@mocks/scenarios/errors/people'
import { errorWorkIds } from '@mocks/scenarios/errors/works'
import { nobody, type OperationRecords } from './operation-record'
import {
  asSuspendedManager,
  byAscensor,
  byCasaPerez,
  casaPerez,
  joining,
  onForeignWork,
  otherWork,
  unknownPerson,
  workIds,
} from './work-calls'

const onAscensor = { workId: workIds.ascensor }
const ofOtherWork = { id: 726 }
const ofForeign = { id: 791 }
const ofSuspended = { id: errorWorkIds.workerOfSuspended }

export const workers: OperationRecords<'workers'> = {
  listWorkers: {
    call: { path: casaPerez, query: { page: 1, person_id_number: '26418073' }, as: 'obra' },
    access: [
      ['of A-12', {}, byCasaPerez(200)],
      ['a work where obra is suspended', { path: onAscensor }, byAscensor(200, 200)],
    ],
    refusals: { 404: [onForeignWork()] },
  },
  addWorker: {
    call: { path: casaPerez, body: joining(4002), as: 'obra' },
    access: [
      ['to A-12', { body: joining(4020) }, byCasaPerez(201)],
      [
        'a work where obra is suspended',
        { path: onAscensor, body: joining(4020, workIds.ascensor) },
        byAscensor(201, 403),
      ],
    ],
    refusals: {
      400: [
        {
          steps: 'Add a person that the Administration removed after the picker loaded',
          expectedBody: unknownPerson,
          body: joining(999_999),
        },
        {
          steps: 'Add a worker while another work is open in a second tab',
          expectedBody: otherWork,
          body: joining(people.worker, 502),
        },
      ],
      403: [asSuspendedManager({}, {})],
      404: [onForeignWork({}, {})],
      409: [
        {
          steps: `Add the DNI ${documentOf('worker')}, of ‘Elsa Ya es trabajadora’`,
          expectedBody: {
            message: 'Esta persona ya se encuentra registrado como trabajador, por favor elija otra.',
          },
          body: joining(people.worker),
        },
      ],
    },
  },
  listLightWorkers: {
    call: { path: casaPerez, query: { page: 1, status: 'CURRENT' } },
    access: [['of A-12', {}, byCasaPerez(200)]],
    refusals: { 404: [onForeignWork()] },
  },
  updateWorker: {
    call: { path: { ...casaPerez, id: 701 }, body: { status: 'SUSPENDED' } },
    access: [
      ['of A-12', { body: { status: 'CURRENT' } }, byCasaPerez(200)],
      ['of another work', { path: ofOtherWork }, nobody],
    ],
    refusals: {
      403: [asSuspendedManager(ofSuspended, {})],
      404: [onForeignWork(ofForeign, {})],
    },
  },
  removeWorker: {
    call: { path: { ...casaPerez, id: 701 }, as: 'obra' },
    access: [
      ['of another work', { path: ofOtherWork }, nobody],
      ['of A-12', { path: { id: 702 } }, byCasaPerez(204)],
    ],
    refusals: { 403: [asSuspendedManager(ofSuspended)], 404: [onForeignWork(ofForeign)] },
  },
}
