import { addDays, type CalendarDay, createWeekdayFlags } from '../../../rules/calendar.ts'
import { documentOf, people } from '../people.ts'
import { del, forbidden, get, notFound, post, put, type RefusalRow, wrongPage } from '../refusal-row.ts'
import { errorWorkIds } from '../works.ts'

const at = (workId: number, more = '') => `/fapi/customer/101/works/${workId}/${more}`
const perez = (more: string) => at(errorWorkIds.casaPerez, more)
const current = { status: 'CURRENT' }
const contact = { email: 'nadie@example.com', mobile_phone_number: '1155551234' }
const joining = (person: number, work: number = errorWorkIds.casaPerez) => ({ work, person, ...current })
const newPerson = (more: object) => ({
  first_name: 'LUZ',
  last_name: 'ÑANDÚ',
  id_number: '40717253',
  gender: 'F',
  ...more,
})
const group = (
  today: CalendarDay,
  fields: object,
  workers: readonly number[] = [errorWorkIds.worker],
  work: number = errorWorkIds.casaPerez,
) => ({
  work,
  workers,
  preauth_fields: {
    name: 'Yesería',
    type: 'VENDOR',
    from_date: today,
    to_date: addDays(today, 20),
    start_time: '07:00:00',
    end_time: '17:00:00',
    ...createWeekdayFlags(['monday_flag']),
    source: 'PERSON',
    method: 'WEB',
    ...fields,
  },
})

type RefusalLine = readonly [
  RefusalRow['operationId'],
  RefusalRow['status'],
  RefusalRow['expectedBody'],
  RefusalRow['as'],
  string,
  RefusalRow['call'],
]

const rows = (lines: readonly RefusalLine[]): RefusalRow[] =>
  lines.map(([operationId, status, expectedBody, as, steps, call]) => ({
    operationId,
    status,
    expectedBody,
    steps,
    as,
    call,
  }))

const foreign = 'Open /construction/592 by hand: a work of another lot'
const suspended =
  'Open ‘Responsable suspendido: solo se puede mirar’ as obra and change the page so that its buttons are enabled'

/** Works that the caller may not see, or may only read. */
const access = rows([
  [
    'listWorks',
    404,
    notFound,
    'residente',
    'In the browser’s storage change the current neighbourhood to 999',
    get('/fapi/v2/customer/999/works/'),
  ],
  [
    'listWorks',
    404,
    wrongPage,
    'residente',
    'Ask for page 99 of the works',
    get('/fapi/v2/customer/101/works/?page=99'),
  ],
  ...(
    [
      ['getWork', get(at(errorWorkIds.foreign))],
      ['listWorkManagers', get(at(errorWorkIds.foreign, 'managers/'))],
      ['addWorkManager', post(at(errorWorkIds.foreign, 'managers/'), {})],
      ['updateWorkManager', put(at(errorWorkIds.foreign, 'managers/691/'), {})],
      ['updateWorkManagerPerson', put(at(errorWorkIds.foreign, 'managers/691/person/'), {})],
      ['sendWorkManagerInvitation', post(at(errorWorkIds.foreign, 'managers/invite/'), {})],
      ['listWorkers', get(at(errorWorkIds.foreign, 'workers/'))],
      ['listLightWorkers', get(at(errorWorkIds.foreign, 'workers/light/'))],
      ['addWorker', post(at(errorWorkIds.foreign, 'workers/'), {})],
      ['updateWorker', put(at(errorWorkIds.foreign, 'workers/791/'), {})],
      ['removeWorker', del(at(errorWorkIds.foreign, 'workers/791/'))],
      ['listGroupAuthorizations', get(at(errorWorkIds.foreign, 'groups/'))],
      ['createGroupAuthorization', post(at(errorWorkIds.foreign, 'groups/'), {})],
      ['updateGroupAuthorization', put(at(errorWorkIds.foreign, 'groups/891/'), {})],
      ['deleteGroupAuthorization', del(at(errorWorkIds.foreign, 'groups/891/'))],
      ['listWorkDocuments', get(at(errorWorkIds.foreign, 'documents/'))],
    ] as const
  ).map(([operationId, call]): RefusalLine => [operationId, 404, notFound, 'residente', foreign, call]),
  ...(
    [
      ['addWorkManager', post(at(errorWorkIds.suspended, 'managers/'), {})],
      [
        'updateWorkManager',
        put(at(errorWorkIds.suspended, `managers/${errorWorkIds.managerOfSuspended}/`), {}),
      ],
      [
        'updateWorkManagerPerson',
        put(at(errorWorkIds.suspended, `managers/${errorWorkIds.managerOfSuspended}/person/`), {}),
      ],
      ['sendWorkManagerInvitation', post(at(errorWorkIds.suspended, 'managers/invite/'), {})],
      ['addWorker', post(at(errorWorkIds.suspended, 'workers/'), {})],
      ['updateWorker', put(at(errorWorkIds.suspended, `workers/${errorWorkIds.workerOfSuspended}/`), {})],
      ['removeWorker', del(at(errorWorkIds.suspended, `workers/${errorWorkIds.workerOfSuspended}/`))],
      ['createGroupAuthorization', post(at(errorWorkIds.suspended, 'groups/'), {})],
      [
        'updateGroupAuthorization',
        put(at(errorWorkIds.suspended, `groups/${errorWorkIds.groupOfSuspended}/`), {}),
      ],
      [
        'deleteGroupAuthorization',
        del(at(errorWorkIds.suspended, `groups/${errorWorkIds.groupOfSuspended}/`)),
      ],
    ] as const
  ).map(([operationId, call]): RefusalLine => [operationId, 403, forbidden, 'obra', suspended, call]),
])

const themself = { detail: 'No se puede editar a sí mismo.' }
const otherResident = { detail: 'No se puede editar a otro residente del lote.' }

/** Refusals about the managers and workers of Casa Pérez. */
const parties = rows([
  [
    'addWorkManager',
    400,
    { person: ['La persona no está registrada en el barrio.'] },
    'residente',
    'Add somebody whom the Administration removed meanwhile',
    post(perez('managers/'), joining(999_999)),
  ],
  [
    'addWorkManager',
    409,
    { message: 'Esta persona ya es responsable de la obra.' },
    'residente',
    `Add the DNI ${documentOf('manager')}, of ‘Gilda Ya es responsable’`,
    post(perez('managers/'), joining(people.manager)),
  ],
  [
    'updateWorkManager',
    400,
    { person: ['La persona de un responsable de obra no se puede cambiar.'] },
    'residente',
    'Edit Gilda while she is removed and added again elsewhere',
    put(perez(`managers/${errorWorkIds.manager}/`), joining(people.worker)),
  ],
  [
    'updateWorkManager',
    400,
    { work: ['No es la obra que se está editando.'] },
    'residente',
    'Edit Gilda with another work open in a second tab',
    put(perez(`managers/${errorWorkIds.manager}/`), { ...current, work: 502 }),
  ],
  [
    'updateWorkManager',
    403,
    themself,
    'residente',
    'Edit oneself, which the portal does not offer',
    put(perez('managers/601/'), current),
  ],
  [
    'updateWorkManager',
    403,
    otherResident,
    'residente',
    'Edit ‘Carla Ya es corresidente’, which the portal does not offer',
    put(perez(`managers/${errorWorkIds.otherResident}/`), current),
  ],
  [
    'updateWorkManagerPerson',
    409,
    { message: 'Esta persona ya tiene un usuario y solo ella puede cambiar su email.' },
    'residente',
    'Change the email of Ricardo Montes, who signs in with it',
    put(perez('managers/602/person/'), contact),
  ],
  [
    'updateWorkManagerPerson',
    409,
    { message: 'Ya existe otra persona con este email.' },
    'residente',
    'Give Gilda the email consejo@demo.ar',
    put(perez(`managers/${errorWorkIds.manager}/person/`), { ...contact, email: 'consejo@demo.ar' }),
  ],
  [
    'sendWorkManagerInvitation',
    400,
    { person: ['Esta persona no tiene un email al que enviarle la invitación.'] },
    'residente',
    'Enviar to ‘Inés Sin email: no se invita’',
    post(perez('managers/invite/'), { work: 501, person: people.managerWithoutEmail }),
  ],
  [
    'sendWorkManagerInvitation',
    400,
    { person: ['Esta persona no es responsable de la obra.'] },
    'residente',
    'Enviar to somebody who was taken off in another tab',
    post(perez('managers/invite/'), { work: 501, person: people.worker }),
  ],
  [
    'sendWorkManagerInvitation',
    409,
    { message: 'No se puede invitar a un responsable de obra no vigente' },
    'residente',
    'Enviar to ‘Hugo No vigente: no se invita’',
    post(perez('managers/invite/'), { work: 501, person: people.suspendedManager }),
  ],
  [
    'addWorker',
    400,
    { person: ['La persona no está registrada en el barrio.'] },
    'residente',
    'Add somebody whom the Administration removed meanwhile',
    post(perez('workers/'), joining(999_999)),
  ],
  [
    'addWorker',
    400,
    { work: ['No es la obra que se está editando.'] },
    'residente',
    'Add with another work open in a second tab',
    post(perez('workers/'), joining(people.worker, 502)),
  ],
  [
    'addWorker',
    409,
    { message: 'Esta persona ya se encuentra registrado como trabajador, por favor elija otra.' },
    'residente',
    `Add the DNI ${documentOf('worker')}, of ‘Elsa Ya es trabajadora’`,
    post(perez('workers/'), joining(people.worker)),
  ],
])

const registering = 'In ‘Registrar nuevo trabajador’ '

const persons = rows([
  [
    'searchPersons',
    404,
    notFound,
    'residente',
    'In the browser’s storage change the current neighbourhood to 999',
    get('/fapi/customer/999/persons/?search=a'),
  ],
  [
    'createPerson',
    404,
    notFound,
    'residente',
    'In the browser’s storage change the current neighbourhood to 999',
    post('/fapi/customer/999/persons/', newPerson({})),
  ],
  [
    'createPerson',
    400,
    { id_number: ['El número de documento no es válido.'] },
    'residente',
    `${registering}write the DNI 12345670`,
    post('/fapi/customer/101/persons/', newPerson({ id_number: '12345670' })),
  ],
  [
    'createPerson',
    400,
    { first_name: ['Este campo es obligatorio.'] },
    'residente',
    `${registering}write blanks as the first name`,
    post('/fapi/customer/101/persons/', newPerson({ first_name: ' ' })),
  ],
  [
    'createPerson',
    400,
    { nationality: ['La nacionalidad no es válida.'] },
    'residente',
    `${registering}keep a list of countries that is out of date`,
    post('/fapi/customer/101/persons/', newPerson({ nationality: 'XX' })),
  ],
  [
    'createPerson',
    409,
    { message: 'Bruno Ya está registrado en el barrio ya está registrada/o en el barrio con ese documento.' },
    'residente',
    `${registering}write the DNI ${documentOf('neighbour')}, added in another tab meanwhile`,
    post('/fapi/customer/101/persons/', newPerson({ id_number: documentOf('neighbour') })),
  ],
  [
    'createPerson',
    409,
    { message: 'Ya existe otra persona con este email.' },
    'residente',
    'As a new manager write the email consejo@demo.ar',
    post('/fapi/customer/101/persons/', newPerson({ email: 'consejo@demo.ar' })),
  ],
])

/** Invalid values that the form of a group can send. */
const wrongGroups = (today: CalendarDay) =>
  [
    [
      'preauth_fields.name',
      'El título no puede estar vacío.',
      group(today, { name: '   ' }),
      'a title of blanks',
    ],
    [
      'preauth_fields.from_date',
      'La fecha de inicio no puede ser anterior a la de la obra.',
      group(today, { from_date: addDays(today, -300) }),
      'a first day before the work’s',
    ],
    [
      'preauth_fields.to_date',
      'La fecha de fin no puede ser posterior a la de la obra.',
      group(today, { to_date: addDays(today, 900) }),
      'a last day after the work’s',
    ],
    [
      'preauth_fields.to_date',
      'La fecha de fin no puede ser anterior a la de inicio.',
      group(today, { from_date: addDays(today, 9), to_date: addDays(today, 8) }),
      'a last day before the first',
    ],
    [
      'preauth_fields.to_date',
      'La fecha de fin no puede ser anterior a hoy.',
      group(today, { from_date: addDays(today, -9), to_date: addDays(today, -8) }),
      'a last day that went by',
    ],
    [
      'preauth_fields.start_time',
      'El horario debe ser de quince en quince minutos.',
      group(today, { start_time: '07:10:00' }),
      'from 07:10 on',
    ],
    [
      'preauth_fields.end_time',
      'La hora de fin no puede ser posterior a las 17:00.',
      group(today, { end_time: '18:00:00' }),
      'until 18:00',
    ],
    [
      'preauth_fields.end_time',
      'La hora de fin no puede ser anterior a la de inicio.',
      group(today, { end_time: '06:00:00' }),
      'until 06:00',
    ],
    [
      'non_field_errors',
      'Elegí por lo menos un día de la semana.',
      group(today, createWeekdayFlags([])),
      'no weekday',
    ],
    [
      'non_field_errors',
      'Solo se puede autorizar de lunes a viernes.',
      group(today, createWeekdayFlags(['sunday_flag'])),
      'Sundays',
    ],
    [
      'workers',
      'Alguno de los trabajadores no es de la obra.',
      group(today, {}, [errorWorkIds.workerOfSuspended]),
      'a worker who was removed in another tab',
    ],
    [
      'workers',
      'Fermín Suspendido: no entra a un grupo no está vigente en la nómina de la obra.',
      group(today, {}, [errorWorkIds.suspendedWorker]),
      '‘Fermín Suspendido: no entra a un grupo’',
    ],
    [
      'work',
      'No es la obra que se está editando.',
      group(today, {}, [errorWorkIds.worker], 502),
      'another work open in a second tab',
    ],
  ] as const

const groups = (today: CalendarDay): RefusalRow[] =>
  rows([
    ...wrongGroups(today).map(
      ([field, words, body, steps]): RefusalLine => [
        'createGroupAuthorization',
        400,
        { [field]: [words] },
        'residente',
        `New group of Casa Pérez with ${steps}`,
        post(perez('groups/'), body),
      ],
    ),
    [
      'updateGroupAuthorization',
      400,
      {
        'preauth_fields.from_date': [
          'La fecha de inicio de una autorización que ya terminó no se puede cambiar.',
        ],
      },
      'residente',
      'Edit ‘Terminada: no cambia su inicio’ so that it begins today',
      put(perez(`groups/${errorWorkIds.endedGroup}/`), group(today, {})),
    ],
  ])

/** Refusals of works, managers, workers, groups and the person picker. */
export const workRefusals = (today: CalendarDay): readonly RefusalRow[] => [
  ...access,
  ...parties,
  ...persons,
  ...groups(today),
]
