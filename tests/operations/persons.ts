import { getErrorDocumentNumber } from '@mocks/scenarios/errors/people'
import { everyAccount, type OperationRecords, onlyResidente } from './operation-record'

const unreachableReason =
  'The person picker requires a work, a lot or the rights of the Administration, and every account of the demo has one of these'
const unknownNeighbourhoodRefusal = {
  steps: 'In the browser’s storage change the current neighbourhood to 999',
  path: { rp: 999 },
}
const createPersonBody = (fields: object = {}) => ({
  first_name: 'LUZ',
  last_name: 'ÑANDÚ',
  id_number: '40717253',
  gender: 'F',
  ...fields,
})
const createRefusedFieldCall = (steps: string, field: string, sentence: string, fields: object) => ({
  steps: `In ‘Registrar nuevo trabajador’: ${steps}`,
  expectedBody: { [field]: [sentence] },
  body: createPersonBody(fields),
})

export const persons: OperationRecords<'persons'> = {
  searchPersons: {
    call: { path: { rp: 101 }, query: { search: 'pérez', page: 1 } },
    access: [
      ['Los Álamos', { query: { search: 'juana' } }, everyAccount(200)],
      ['Las Acacias', { path: { rp: 102 }, query: { search: 'juana' } }, onlyResidente(200)],
    ],
    refusals: {
      403: { unreachable: unreachableReason },
      404: [{ ...unknownNeighbourhoodRefusal, query: { search: 'a' } }],
    },
  },
  createPerson: {
    call: {
      path: { rp: 101 },
      body: {
        first_name: 'JUANA',
        last_name: 'PÉREZ',
        id_type_code: 'DNI',
        id_number: '40717253',
        nationality: 'AR',
        gender: 'F',
        email: 'juana.perez@example.com',
        mobile_phone_number: '1155551234',
      },
    },
    access: [
      ['Las Acacias', { path: { rp: 102 }, body: createPersonBody() }, onlyResidente(201)],
      [
        'a person already registered in the neighbourhood',
        { body: createPersonBody({ id_number: '30999888' }) },
        everyAccount(409),
      ],
    ],
    refusals: {
      400: [
        createRefusedFieldCall(
          'write the DNI 12345670',
          'id_number',
          'El número de documento no es válido.',
          {
            id_number: '12345670',
          },
        ),
        createRefusedFieldCall(
          'write only spaces as the first name',
          'first_name',
          'Este campo es obligatorio.',
          {
            first_name: ' ',
          },
        ),
        createRefusedFieldCall(
          'choose a country that was removed after the form loaded',
          'nationality',
          'La nacionalidad no es válida.',
          { nationality: 'XX' },
        ),
      ],
      403: { unreachable: unreachableReason },
      404: [{ ...unknownNeighbourhoodRefusal, body: createPersonBody() }],
      409: [
        {
          steps: `In ‘Registrar nuevo trabajador’: write the DNI ${getErrorDocumentNumber('neighbour')} of a person who was registered in another tab after the form opened`,
          expectedBody: {
            message:
              'Bruno Ya está registrado en el barrio ya está registrada/o en el barrio con ese documento.',
          },
          body: createPersonBody({ id_number: getErrorDocumentNumber('neighbour') }),
        },
        {
          steps: 'Register a new manager with consejo@demo.ar, the email of another person',
          expectedBody: { message: 'Ya existe otra persona con este email.' },
          body: createPersonBody({ email: 'consejo@demo.ar' }),
        },
      ],
    },
  },
}
