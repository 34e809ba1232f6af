import { errorLotIds } from '@mocks/scenarios/errors/lots'
import { createPetInput } from '../mocks/handlers/lot-requests'
import {
  a12,
  a12Rows,
  asReader,
  asResidente,
  c3,
  onForeignLot,
  reversedRange,
  withoutCensus,
} from './lot-calls'
import {
  notFoundForEveryAccount,
  type OperationRecords,
  onlyInquilino,
  onlyResidente,
  statusesForResidents,
  writableByManagers,
} from './operation-record'

const morocha = { id: a12Rows.morocha }
const { petOfC3, petOfAcacias } = errorLotIds

const listInvalidFields = (start: string) => [
  {
    steps: `${start} with blanks as its name`,
    expectedBody: { name: ['Este campo es obligatorio.'] },
    body: createPetInput({ name: '  ' }),
  },
  {
    steps: `${start} with blanks as its breed`,
    expectedBody: { breed: ['Este campo es obligatorio.'] },
    body: createPetInput({ breed: '  ' }),
  },
  {
    steps: `${start} with a photo that is not uploaded`,
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
    refusals: { 400: [reversedRange], 403: [withoutCensus()], 404: [onForeignLot()] },
  },
  getPet: {
    call: { path: { ...a12, ...morocha } },
    access: [
      ['of A-12', {}, onlyResidente(200)],
      ['of A-12 on B-7', { path: { pid: 202 } }, notFoundForEveryAccount],
    ],
    roles: [['', {}, statusesForResidents(200)]],
    refusals: { 403: [withoutCensus({ id: petOfAcacias })], 404: [onForeignLot({ id: petOfC3 })] },
  },
  createPet: {
    call: { path: asResidente, body: createPetInput() },
    access: [
      ['A-12', {}, onlyResidente(201)],
      ['C-3', { path: { ...c3, personId: 303 }, body: {} }, onlyInquilino(403)],
    ],
    roles: [['', (personId) => ({ path: { personId }, body: {} }), writableByManagers(400)]],
    refusals: {
      400: listInvalidFields('New pet of A-12'),
      403: [asReader({ personId: 303 }, {}), withoutCensus({ personId: 302 }, {})],
      404: [onForeignLot({}, {})],
    },
  },
  updatePet: {
    call: { path: { ...a12, ...morocha }, body: createPetInput() },
    access: [['of A-12', {}, onlyResidente(200)]],
    roles: [['', { body: {} }, writableByManagers(400)]],
    refusals: {
      400: listInvalidFields('Edit the pet MOROCHA'),
      403: [asReader({ id: petOfC3 }, {}), withoutCensus({ id: petOfAcacias }, {})],
      404: [onForeignLot({ id: petOfC3 }, {})],
    },
  },
  deletePet: {
    call: { path: { ...asResidente, ...morocha } },
    access: [['of A-12', {}, onlyResidente(204)]],
    roles: [['', (personId) => ({ path: { personId } }), writableByManagers(204)]],
    refusals: {
      403: [asReader({ personId: 303, id: petOfC3 }), withoutCensus({ personId: 302, id: petOfAcacias })],
      404: [onForeignLot({ id: petOfC3 })],
    },
  },
}
