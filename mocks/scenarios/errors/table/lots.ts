import { addDays, type CalendarDay } from '../../../rules/calendar.ts'
import { errorLotRows, takenPlate } from '../lots.ts'
import { documentOf } from '../people.ts'
import { get, post, put, type RefusalRow } from '../refusal-row.ts'

const lot = '/fapi/customer/101/property/201'
const create = (what: string) => `${lot}/person/301/${what}/new/`

const resident = (today: CalendarDay, more: object) => ({
  first_name: 'JULIÁN',
  last_name: 'ÑANDÚ',
  gender: 'M',
  nationality: 'AR',
  id_type_code: 'DNI',
  id_number: '41286503',
  date_of_birth: '1998-11-23',
  main_notification_method: 'PUSH',
  person_id: 301,
  source: 'OWNER',
  method: 'WEB',
  from_date: today,
  is_renter_flag: false,
  ...more,
})
const tenant = (today: CalendarDay, more: object) =>
  resident(today, { id_number: '38174926', to_date: addDays(today, 10), is_renter_flag: true, ...more })
const vehicle = (today: CalendarDay, more: object) => ({
  vehicle_type: 'C',
  license_plate_number: 'AG731KT',
  color: 'GREY',
  brand: 'TOYOTA',
  model: 'TOYOTA_COROLLA',
  insurance_company: 'SANCOR',
  insurance_policy_number: null,
  insurance_expiration_date: addDays(today, 90),
  tv_expiration_date: null,
  person_id: 301,
  source: 'CAR',
  method: 'WEB',
  ...more,
})
const pet = (more: object) => ({
  name: 'ÑOQUI',
  breed: 'MESTIZO',
  person_id: 301,
  source: 'OWNER',
  method: 'WEB',
  ...more,
})

/** Invalid values of a new resident: field, message, value, and how to send it. */
const wrongOfAnybody = (today: CalendarDay) =>
  [
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
      'keep a list of countries that is out of date',
    ],
    [
      'date_of_birth',
      'La fecha de nacimiento no puede ser posterior a hoy.',
      { date_of_birth: addDays(today, 1) },
      'be born tomorrow',
    ],
    [
      'main_notification_method',
      'No es una opción válida.',
      { main_notification_method: 'PIGEON' },
      'keep a catalog that is out of date',
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
      'be signed in as another in a second tab',
    ],
  ] as const

const row = (
  operationId: RefusalRow['operationId'],
  field: string,
  words: string,
  steps: string,
  call: RefusalRow['call'],
): RefusalRow => ({
  operationId,
  status: 400,
  expectedBody: { [field]: [words] },
  steps,
  as: 'residente',
  call,
})

function residentRows(today: CalendarDay): RefusalRow[] {
  const locked = 'Este dato no se puede modificar.'
  const coResidentPath = `${lot}/person/301/owner/${errorLotRows.coResident}/update/`
  const tenantPath = `${lot}/tenant/${errorLotRows.tenant}/update/`
  const carla = { first_name: 'Carla', last_name: 'Ya es corresidente', id_number: documentOf('coResident') }
  const dario = { first_name: 'Darío', last_name: 'Ya es inquilino', id_number: documentOf('tenant') }
  const reversed = { to_date: addDays(today, -1) }
  return [
    ...wrongOfAnybody(today).flatMap(([field, words, sent, steps]) => [
      row(
        'createCoResident',
        field,
        words,
        `New co-resident of A-12: ${steps}`,
        post(create('owner'), resident(today, sent)),
      ),
      row(
        'createTenant',
        field,
        words,
        `New tenant of A-12: ${steps}`,
        post(create('tenant'), tenant(today, sent)),
      ),
    ]),
    row(
      'createTenant',
      'to_date',
      'La fecha de fin del contrato no puede ser anterior a la de inicio.',
      'New tenant of A-12 whose contract ends before it begins',
      post(create('tenant'), tenant(today, reversed)),
    ),
    row(
      'createTenant',
      'can_manage_property',
      'Un inquilino no puede gestionar los datos del lote.',
      'New tenant of A-12 who may manage the lot',
      post(create('tenant'), tenant(today, { can_manage_property: true })),
    ),
    row(
      'updateTenant',
      'to_date',
      'La fecha de fin del contrato no puede ser anterior a la de inicio.',
      'Edit ‘Darío Ya es inquilino’ of A-12 so that the contract ends before it begins',
      put(tenantPath, tenant(today, { ...dario, ...reversed })),
    ),
    row(
      'updateTenant',
      'first_name',
      locked,
      'Edit ‘Darío Ya es inquilino’ while his name changes in another tab',
      put(tenantPath, tenant(today, { ...dario, first_name: 'Otro' })),
    ),
    row(
      'updateCoResident',
      'id_number',
      locked,
      'Edit ‘Carla Ya es corresidente’ with the document of another',
      put(coResidentPath, resident(today, { ...carla, id_number: '30303030' })),
    ),
    row(
      'updateCoResident',
      'last_name',
      locked,
      'Edit ‘Carla Ya es corresidente’ while her name changes in another tab',
      put(coResidentPath, resident(today, { ...carla, last_name: 'Otra' })),
    ),
  ]
}

function vehicleRows(today: CalendarDay): RefusalRow[] {
  const wrong = [
    ['color', { color: 'PLAID' }, 'No es una opción válida.', 'a colour that the catalog has no more'],
    [
      'model',
      { model: 'FIAT_CRONOS' },
      'El modelo no es de esa marca.',
      'a model that stayed when the brand changed',
    ],
  ] as const
  const plates = [
    ['AB1', 'La patente debe tener entre 5 y 8 letras y números.'],
    [takenPlate, 'Ya hay un vehículo con esta patente en el lote.'],
  ] as const
  const update = `${lot}/car/${errorLotRows.vehicle}/update/`
  return [
    ...plates.map(([plate, words]) =>
      row(
        'createVehicle',
        'license_plate_number',
        words,
        `New vehicle of A-12 with the plate ${plate}`,
        post(create('car'), vehicle(today, { license_plate_number: plate })),
      ),
    ),
    ...wrong.flatMap(([field, sent, words, steps]) => [
      row(
        'createVehicle',
        field,
        words,
        `New vehicle of A-12 with ${steps}`,
        post(create('car'), vehicle(today, sent)),
      ),
      row(
        'updateVehicle',
        field,
        words,
        `Edit the vehicle ${takenPlate} with ${steps}`,
        put(update, vehicle(today, { license_plate_number: takenPlate, ...sent })),
      ),
    ]),
    row(
      'updateVehicle',
      'license_plate_number',
      'Este dato no se puede modificar.',
      `Edit the vehicle ${takenPlate} while its plate changes in another tab`,
      put(update, vehicle(today, { license_plate_number: 'AE999ZZ' })),
    ),
  ]
}

const petRows: readonly RefusalRow[] = [
  ['name', 'Este campo es obligatorio.', { name: '  ' }, 'blanks as its name'],
  ['breed', 'Este campo es obligatorio.', { breed: '  ' }, 'blanks as its breed'],
  [
    'photo_file_name',
    'La foto no existe o no terminó de subirse.',
    { photo_file_name: 'nothing.png' },
    'a photo that has not arrived',
  ],
].flatMap(([field, words, sent, steps]) => [
  row(
    'createPet',
    field as string,
    words as string,
    `New pet of A-12 with ${steps}`,
    post(create('pet'), pet(sent as object)),
  ),
  row(
    'updatePet',
    field as string,
    words as string,
    `Edit the pet MOROCHA with ${steps}`,
    put(`${lot}/pet/80001/update/`, pet(sent as object)),
  ),
])

/** Invalid date ranges, which the address bar can send. */
const rangeRows = (today: CalendarDay): RefusalRow[] =>
  [
    ['listCoResidents', 'owners'],
    ['listTenants', 'tenants'],
    ['listVehicles', 'cars'],
    ['listPets', 'pets'],
  ].map(([operationId, list]) =>
    row(
      operationId as RefusalRow['operationId'],
      'end_date',
      'La fecha de fin no puede ser anterior a la de inicio.',
      'Ask for a range that ends before it begins, by the address bar',
      get(`${lot}/report/${list}/?start_date=${today}&end_date=${addDays(today, -1)}`),
    ),
  )

/** Refusals of residents, vehicles and pets. */
export const lotRefusals = (today: CalendarDay): readonly RefusalRow[] => [
  ...residentRows(today),
  ...vehicleRows(today),
  ...petRows,
  ...rangeRows(today),
]
