import { errorLotIds } from '@mocks/scenarios/errors/lots'
import { createPetInput } from '../mocks/handlers/lot-requests'
import {
  a12,
  a12RowIds,
  a12WithCaller,
  c3,
  createRefusedForeignLotCall,
  createRefusedNoCensusCall,
  createRefusedNotManagerCall,
  refusedReversedRangeCall,
} from './lot-calls'
import {
  notFoundForEveryAccount,
  type OperationRecords,
  onlyInquilino,
  onlyResidente,
  statusesForManagersWrite,
  statusesForResidents,
} from './operation-record'

const morocha = { id: a12RowIds.morocha }
const { petOfC3, petOfAcacias } = errorLotIds

const listInvalidFieldCalls = (firstStep: string) => [
  {
    steps: `${firstStep} with only spaces as the name`,
    expectedBody: { name: ['Este campo es obligatorio.'] },
    body: createPetInput({ name: '  ' }),
  },
  {
    steps: `${firstStep} with only spaces as the breed`,
    expectedBody: { breed: ['Este campo es obligatorio.'] },
    body: createPetInput({ breed: '  ' }),
  },
  {
    steps: `${firstStep} with a photo that is not uploaded`,
    expectedBody: { photo_file_name: ['La foto no existe o no terminó de subirse.'] },
    body: createPetInput({ photo_file_name: 'nothing.png' }),
  },
]

export const pets: OperationRecords<'pets'> = {
  listPets: {
    call: { path: a12, query: { ordering: '-documents_verified_flag' } },
    access: [
      ['A-12', {}, onlyResidente(200)],
      ['C-3', { path: c3 }, onlyInquilino(200)],
    ],
    roles: [['', {}, statusesForResidents(200)]],
    refusals: {
      400: [refusedReversedRangeCall],
      403: [createRefusedNoCensusCall()],
      404: [createRefusedForeignLotCall()],
    },
  },
  getPet: {
    call: { path: { ...a12, ...morocha } },
    access: [
      ['of A-12', {}, onlyResidente(200)],
      ['the pet of A-12 under the path of B-7', { path: { pid: 202 } }, notFoundForEveryAccount],
    ],
    roles: [['', {}, statusesForResidents(200)]],
    refusals: {
      403: [createRefusedNoCensusCall({ id: petOfAcacias })],
      404: [createRefusedForeignLotCall({ id: petOfC3 })],
    },
  },
  createPet: {
    call: { path: a12WithCaller, body: createPetInput() },
    access: [
      ['A-12', {}, onlyResidente(201)],
      ['C-3', { path: { ...c3, personId: 303 }, body: {} }, onlyInquilino(403)],
    ],
    roles: [['', (personId) => ({ path: { personId }, body: {} }), statusesForManagersWrite(400)]],
    refusals: {
      400: listInvalidFieldCalls('Add a pet to A-12'),
      403: [
        createRefusedNotManagerCall({ personId: 303 }, {}),
        createRefusedNoCensusCall({ personId: 302 }, {}),
      ],
      404: [createRefusedForeignLotCall({}, {})],
    },
  },
  updatePet: {
    call: { path: { ...a12, ...morocha }, body: createPetInput() },
    access: [['of A-12', {}, onlyResidente(200)]],
    roles: [['', { body: {} }, statusesForManagersWrite(400)]],
    refusals: {
      400: listInvalidFieldCalls('Edit the pet MOROCHA'),
      403: [
        createRefusedNotManagerCall({ id: petOfC3 }, {}),
        createRefusedNoCensusCall({ id: petOfAcacias }, {}),
      ],
      404: [createRefusedForeignLotCall({ id: petOfC3 }, {})],
    },
  },
  deletePet: {
    call: { path: { ...a12WithCaller, ...morocha } },
    access: [['of A-12', {}, onlyResidente(204)]],
    roles: [['', (personId) => ({ path: { personId } }), statusesForManagersWrite(204)]],
    refusals: {
      403: [
        createRefusedNotManagerCall({ personId: 303, id: petOfC3 }),
        createRefusedNoCensusCall({ personId: 302, id: petOfAcacias }),
      ],
      404: [createRefusedForeignLotCall({ id: petOfC3 })],
    },
  },
}
