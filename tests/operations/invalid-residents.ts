import { addDays } from '@mocks/rules/calendar'
import { documentOf } from '@mocks/scenarios/errors/people'
import { today } from '../mocks/handlers/backend'

/** The invalid values of a new resident: field, sentence, value, and how to send it. */
const values = [
  ['first_name', 'Este campo es obligatorio.', { first_name: '  ' }, 'write blanks as the first name'],
  [
    'id_number',
    'El número de documento debe tener solo números.',
    { id_number: 'AB12345' },
    'write the DNI AB12345',
  ],
  [
    'id_number',
    'La persona ya es corresidente de este lote.',
    { id_number: documentOf('coResident') },
    `write the DNI ${documentOf('coResident')}, of ‘Carla Ya es corresidente’`,
  ],
  [
    'id_number',
    'La persona ya es inquilina de este lote en esas fechas.',
    { id_number: documentOf('tenant') },
    `write the DNI ${documentOf('tenant')}, of ‘Darío Ya es inquilino’`,
  ],
  [
    'nationality',
    'La nacionalidad no es válida.',
    { nationality: 'XX' },
    'use a list of countries that is out of date',
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
    'use a catalog that is out of date',
  ],
  [
    'access_method_data',
    'El código de acceso lo otorga atención al propietario.',
    { access_method_data: 'LA0000' },
    'send an access code of one’s own',
  ],
  [
    'photo_file_name',
    'La foto no existe o no terminó de subirse.',
    { photo_file_name: 'demo-photo-pending.png' },
    'save before the photo has arrived',
  ],
  [
    'email',
    'La persona tiene usuario en el portal: solo ella puede cambiar su email.',
    { id_number: '27333444', email: 'otro@demo.ar' },
    'write the DNI 27333444, of Ernesto Ñancupil, and another email',
  ],
  [
    'person_id',
    'La persona no es la que inició la sesión.',
    { person_id: 303 },
    'sign in as another user in a second tab',
  ],
] as const

/** The refusals of a new co-resident or tenant with one invalid value each. */
export const residentMistakes = (start: string, body: (fields: object) => object) =>
  values.map(([field, sentence, fields, steps]) => ({
    steps: `${start}: ${steps}`,
    expectedBody: { [field]: [sentence] },
    body: body(fields),
  }))
