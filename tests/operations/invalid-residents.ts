import { addDays } from '@mocks/rules/calendar'
import { getErrorDocumentNumber } from '@mocks/scenarios/errors/people'
import { today } from '../mocks/handlers/backend'

/**
 * The invalid values of a new co-resident or tenant. Each row has the field and the sentence of the response, the invalid
 * fields of the request body, and the steps in the form.
 */
const invalidValues = [
  ['first_name', 'Este campo es obligatorio.', { first_name: '  ' }, 'write only spaces as the first name'],
  [
    'id_number',
    'El número de documento debe tener solo números.',
    { id_number: 'AB12345' },
    'write the DNI AB12345',
  ],
  [
    'id_number',
    'La persona ya es corresidente de este lote.',
    { id_number: getErrorDocumentNumber('coResident') },
    `write the DNI ${getErrorDocumentNumber('coResident')}, of ‘Carla Ya es corresidente’`,
  ],
  [
    'id_number',
    'La persona ya es inquilina de este lote en esas fechas.',
    { id_number: getErrorDocumentNumber('tenant') },
    `write the DNI ${getErrorDocumentNumber('tenant')}, of ‘Darío Ya es inquilino’`,
  ],
  [
    'nationality',
    'La nacionalidad no es válida.',
    { nationality: 'XX' },
    'choose a country that was removed after the form loaded',
  ],
  [
    'date_of_birth',
    'La fecha de nacimiento no puede ser posterior a hoy.',
    { date_of_birth: addDays(today, 1) },
    'choose tomorrow as the date of birth',
  ],
  [
    'main_notification_method',
    'No es una opción válida.',
    { main_notification_method: 'PIGEON' },
    'choose a notification method that was removed after the form loaded',
  ],
  [
    'access_method_data',
    'El código de acceso lo otorga atención al propietario.',
    { access_method_data: 'LA0000' },
    'send an invented access code',
  ],
  [
    'photo_file_name',
    'La foto no existe o no terminó de subirse.',
    { photo_file_name: 'demo-photo-pending.png' },
    'save before the upload of the photo ends',
  ],
  [
    'email',
    'La persona tiene usuario en el portal: solo ella puede cambiar su email.',
    { id_number: '27333444', email: 'otro@demo.ar' },
    'write the DNI 27333444, of Ernesto Ñancupil, and an email that is not his',
  ],
  [
    'person_id',
    'La persona no es la que inició la sesión.',
    { person_id: 303 },
    'sign in as another user in a second tab, then save in the first tab',
  ],
] as const

/**
 * Lists refused calls (400) that add a co-resident or a tenant, one call for each invalid value. `createBody` creates a
 * request body that has the given fields. The steps of each call begin with `firstStep`.
 */
export const listInvalidResidentCalls = (firstStep: string, createBody: (fields: object) => object) =>
  invalidValues.map(([field, sentence, fields, steps]) => ({
    steps: `${firstStep}: ${steps}`,
    expectedBody: { [field]: [sentence] },
    body: createBody(fields),
  }))
