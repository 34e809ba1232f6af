import { getErrorDocumentNumber } from '@mocks/scenarios/errors/people'
import { createGuestInput } from '../mocks/handlers/backend'
import {
  everyAccount,
  notFoundForEveryAccount,
  type OperationRecords,
  onlyResidente,
  statusesForResidents,
} from './operation-record'

const inAcacias = { path: { rp: 102 } }
const unknownNeighbourhoodRefusal = {
  steps: 'In the browser’s storage change the current neighbourhood to 999',
  path: { rp: 999 },
}

/** Creates a refused call: residente adds a guest with one invalid field, and the mock backend refuses it with `sentence`. */
const createRefusedFieldCall = (steps: string, field: string, sentence: string, fields: object) => ({
  steps: `In ‘Nuevo Invitado’: ${steps}`,
  expectedBody: { [field]: [sentence] },
  body: createGuestInput(fields),
})

export const contacts: OperationRecords<'contacts'> = {
  listContacts: {
    call: { path: { rp: 101 }, query: { page: 1 } },
    access: [
      ['Los Álamos', {}, [200, 200, 404, 404, 200]],
      ['Las Acacias', inAcacias, onlyResidente(200)],
    ],
    roles: [['the caller’s own contacts', {}, statusesForResidents(200, { neighbour: 200 })]],
    refusals: { 404: [unknownNeighbourhoodRefusal] },
  },
  createGuest: {
    call: {
      path: { rp: 101 },
      query: { property_id: 201 },
      body: createGuestInput({ first_name: 'JUANA', last_name: 'PÉREZ' }),
    },
    access: [
      ['A-12', { body: createGuestInput() }, onlyResidente(201)],
      ['a lot of another neighbourhood', { query: { property_id: 301 } }, notFoundForEveryAccount],
      ['a guest without a lot', { query: {} }, [400, 400, 404, 404, 400]],
    ],
    roles: [['a guest for lot A-12', { body: createGuestInput() }, statusesForResidents(201)]],
    refusals: {
      400: [
        createRefusedFieldCall(
          'write the DNI 11111123',
          'id_number',
          'El número de documento no es válido.',
          {
            id_number: '11111123',
          },
        ),
        createRefusedFieldCall(
          'write the DNI AB123456',
          'id_number',
          'El número de documento debe tener solo números.',
          {
            id_number: 'AB123456',
          },
        ),
        createRefusedFieldCall(
          'write only spaces as the first name',
          'first_name',
          'Este campo es obligatorio.',
          {
            first_name: '  ',
          },
        ),
        createRefusedFieldCall(
          'choose a country that was removed after the form loaded',
          'nationality',
          'La nacionalidad no es válida.',
          { nationality: 'XX' },
        ),
      ],
      404: [
        {
          steps: 'In the browser’s storage change the current lot to C-3 (203)',
          query: { property_id: 203 },
        },
      ],
      409: [
        {
          steps: `In ‘Nuevo Invitado’ write the DNI ${getErrorDocumentNumber('contact')}, of ‘Ana Ya es contacto’`,
          expectedBody: { message: 'Ana Ya es contacto ya se encuentra en tu lista de contactos.' },
          body: createGuestInput({ id_number: getErrorDocumentNumber('contact') }),
        },
      ],
    },
  },
  lookupGuest: {
    call: { path: { rp: 101, idTypeCode: 'DNI', idNumber: '30999888' } },
    access: [
      ['Los Álamos', {}, everyAccount(200)],
      ['Las Acacias', inAcacias, onlyResidente(200)],
    ],
    roles: [
      [
        'a look-up of a person of the neighbourhood',
        {},
        statusesForResidents(200, {
          formerRenter: 200,
          workManager: 200,
          administration: 200,
          neighbour: 200,
        }),
      ],
    ],
    refusals: { 404: [unknownNeighbourhoodRefusal] },
  },
}
