import { addDays, type CalendarDay, createWeekdayFlags, weekdayFlags } from '../../../rules/calendar.ts'
import { authorizations } from '../authorizations.ts'
import { documentOf, people } from '../people.ts'
import { forbidden, get, notFound, post, put, type RefusalRow, wrongPage } from '../refusal-row.ts'

const list = (pid: number, query = '') => `/fapi/v2/customer/101/property/${pid}/authorization/${query}`
const create = (pid: number) => `/fapi/customer/101/property/${pid}/authorization/`
const update = (id: number) => `${create(201)}${id}/`
const read = (id: number, more = '') => `/fapi/authorization/${id}/${more}`
const guestPath = '/fapi/customer/101/guest/?property_id=201'
const guest = (more: object) => ({
  first_name: 'LUZ',
  last_name: 'ÑANDÚ',
  id_type_code: 'DNI',
  id_number: '40717253',
  nationality: 'AR',
  gender: 'F',
  ...more,
})

const draftOn = (today: CalendarDay) => {
  const terms = {
    name: 'Juana Pérez',
    source: 'PERSON',
    method: 'WEB',
    description: '',
    preauthorization_type: 'PERSONAL',
    from_date: today,
    to_date: addDays(today, 7),
    start_time: '00:00:00',
    end_time: '23:59:00',
    concurrent_flag: true,
    ...createWeekdayFlags(weekdayFlags),
    location_to: null,
  }
  return {
    terms,
    created: (more: object) => ({ ...terms, people: [{ id: people.contact }], ...more }),
    invitation: (more: object) => ({ ...terms, preauthorization_type: 'INVITE', ...more }),
  }
}

/** Invalid values that the form of a new authorization can send: name, response, difference from a valid one. */
const mistakesOn = (today: CalendarDay) => {
  const yesterday = addDays(today, -1)
  const nothing = {
    name: 'A title of blanks',
    expectedBody: { name: ['El título no puede estar vacío.'] },
    sent: { name: '   ' },
  }
  return [
    nothing,
    {
      name: 'A first day that went by at midnight, while the form was open',
      expectedBody: { from_date: ['La fecha de ingreso no puede ser anterior a hoy.'] },
      sent: { from_date: yesterday },
    },
    {
      name: 'A last day that went by at midnight, while the form was open',
      expectedBody: { to_date: ['La fecha de fin no puede ser anterior a hoy.'] },
      sent: { from_date: yesterday, to_date: yesterday },
    },
    {
      name: 'A last day before the first',
      expectedBody: { to_date: ['La fecha de fin no puede ser anterior a la de ingreso.'] },
      sent: { from_date: addDays(today, 3), to_date: addDays(today, 2) },
    },
    {
      name: 'Until 08:00, from 18:00 on',
      expectedBody: { end_time: ['El horario de egreso debe ser posterior al de ingreso.'] },
      sent: { start_time: '18:00:00', end_time: '08:00:00' },
    },
    {
      name: 'Several days without a weekday',
      expectedBody: { non_field_errors: ['Elegí por lo menos un día de la semana.'] },
      sent: createWeekdayFlags([]),
    },
    {
      name: 'Somebody who was taken out of the neighbourhood meanwhile',
      expectedBody: { people: ['Alguna de las personas no está registrada en el barrio.'] },
      sent: { people: [{ id: 999_999 }] },
    },
    {
      name: 'Nobody',
      expectedBody: { people: ['Debés seleccionar por lo menos un contacto.'] },
      sent: { people: [] },
    },
  ]
}

/** Refusals of authorizations and invitations. */
export function authorizationRefusals(today: CalendarDay): readonly RefusalRow[] {
  const { terms, created, invitation } = draftOn(today)
  return [
    ...mistakesOn(today).map(
      ({ name, expectedBody, sent }): RefusalRow => ({
        operationId: 'createAuthorization',
        status: 400,
        expectedBody,
        steps: `On /preauthorization/new: ${name}`,
        as: 'residente',
        call: post(create(201), created(sent)),
      }),
    ),
    {
      operationId: 'createAuthorization',
      status: 400,
      expectedBody: { max_people: ['Indique la cantidad máxima de invitados'] },
      steps: 'Send an invitation without a number of guests: the form lets none through',
      as: 'residente',
      call: post(create(201), invitation({})),
    },
    {
      operationId: 'createAuthorization',
      status: 403,
      expectedBody: forbidden,
      steps: 'Send the source ADMIN, which is the Administration’s',
      as: 'residente',
      call: post(create(201), created({ source: 'ADMIN' })),
    },
    {
      operationId: 'createAuthorization',
      status: 404,
      expectedBody: notFound,
      steps: 'In the browser’s storage change the current lot to C-3 (203), then create',
      as: 'residente',
      call: post(create(203), created({})),
    },
    {
      operationId: 'updateAuthorization',
      status: 400,
      expectedBody: {
        preauthorization_type: [
          'Una invitación no puede cambiar de tipo, ni una autorización volverse invitación.',
        ],
      },
      steps: 'Send another type for the invitation ‘Con dos confirmados’: its form has none to choose',
      as: 'residente',
      call: put(update(authorizations.confirmed), terms),
    },
    {
      operationId: 'updateAuthorization',
      status: 400,
      expectedBody: {
        max_people: ['La cantidad máxima no puede ser menor que 3, las personas ya confirmadas.'],
      },
      steps: 'Edit the invitation ‘Con dos confirmados: no baja de dos lugares’ down to two seats',
      as: 'residente',
      call: put(update(authorizations.confirmed), invitation({ max_people: 2 })),
    },
    {
      operationId: 'updateAuthorization',
      status: 400,
      expectedBody: { people: ['Debés seleccionar por lo menos un contacto.'] },
      steps: 'Edit ‘Con una persona no admitida’ and take everybody off',
      as: 'residente',
      call: put(update(authorizations.barred), { ...terms, remove_people: [{ id: people.barred }] }),
    },
    {
      operationId: 'updateAuthorization',
      status: 403,
      expectedBody: forbidden,
      steps: 'Send the source ADMIN, which is the Administration’s',
      as: 'residente',
      call: put(update(authorizations.barred), { ...terms, source: 'ADMIN' }),
    },
    {
      operationId: 'updateAuthorization',
      status: 404,
      expectedBody: notFound,
      steps: `Open /preauthorization/edit/${authorizations.ofInquilino}, which is of another lot`,
      as: 'residente',
      call: put(update(authorizations.ofInquilino), terms),
    },
    {
      operationId: 'updateAuthorization',
      status: 409,
      expectedBody: { message: 'La autorización está vencida y no se puede modificar.' },
      steps: 'Keep the form of ‘Vencida: no se puede modificar’ open past its last midnight, then save',
      as: 'residente',
      call: put(update(authorizations.expired), terms),
    },
    {
      operationId: 'updateAuthorization',
      status: 409,
      expectedBody: { message: 'La autorización ya fue eliminada.' },
      steps: 'Open the form in one tab, Eliminar in another, then save in the first',
      as: 'residente',
      call: put(update(authorizations.cancelled), terms),
    },
    {
      operationId: 'cancelAuthorization',
      status: 409,
      expectedBody: { message: 'La autorización ya fue eliminada.' },
      steps: 'Eliminar the same card in two tabs',
      as: 'residente',
      call: put(read(authorizations.cancelled, 'cancel/')),
    },
    ...readRefusals,
  ]
}

/** Refusals of reads: missing authorizations, other people's lots, and contacts. */
const readRefusals: readonly RefusalRow[] = [
  [
    'listAuthorizations',
    'In the browser’s storage change the current lot to C-3 (203)',
    get(list(203)),
    notFound,
  ],
  ['listAuthorizations', 'Open /?page=99', get(list(201, '?page=99')), wrongPage],
  [
    'getAuthorization',
    `Open /preauthorization/edit/${authorizations.ofInquilino}`,
    get(read(authorizations.ofInquilino)),
    notFound,
  ],
  [
    'getAuthorization',
    'Open the form of one that was deleted in another tab',
    get(read(authorizations.cancelled)),
    notFound,
  ],
  [
    'cancelAuthorization',
    'Eliminar one of a lot that one left meanwhile',
    put(read(authorizations.ofInquilino, 'cancel/')),
    notFound,
  ],
  [
    'listAuthorizedPeople',
    `Open /preauthorization/edit/${authorizations.ofInquilino}`,
    get(read(authorizations.ofInquilino, 'people/')),
    notFound,
  ],
  [
    'listContacts',
    'In the browser’s storage change the current neighbourhood to 999',
    get('/fapi/customer/999/visits/contacts/'),
    notFound,
  ],
  [
    'createGuest',
    'In the browser’s storage change the current lot to C-3 (203)',
    post('/fapi/customer/101/guest/?property_id=203', guest({})),
    notFound,
  ],
  [
    'lookupGuest',
    'In the browser’s storage change the current neighbourhood to 999',
    get('/fapi/customer/999/guest/DNI/30999888/'),
    notFound,
  ],
].map(
  ([operationId, steps, call, expectedBody]) =>
    ({ operationId, status: 404, expectedBody, steps, as: 'residente', call }) as RefusalRow,
)

const newGuest = 'In ‘Nuevo Invitado’ '

/** Refusals of new contacts. */
export const contactRefusals: readonly RefusalRow[] = [
  {
    operationId: 'createGuest',
    status: 400,
    expectedBody: { id_number: ['El número de documento no es válido.'] },
    steps: `${newGuest}write the DNI 11111123`,
    as: 'residente',
    call: post(guestPath, guest({ id_number: '11111123' })),
  },
  {
    operationId: 'createGuest',
    status: 400,
    expectedBody: { id_number: ['El número de documento debe tener solo números.'] },
    steps: `${newGuest}write the DNI AB123456`,
    as: 'residente',
    call: post(guestPath, guest({ id_number: 'AB123456' })),
  },
  {
    operationId: 'createGuest',
    status: 400,
    expectedBody: { first_name: ['Este campo es obligatorio.'] },
    steps: `${newGuest}write blanks as the first name`,
    as: 'residente',
    call: post(guestPath, guest({ first_name: '  ' })),
  },
  {
    operationId: 'createGuest',
    status: 400,
    expectedBody: { nationality: ['La nacionalidad no es válida.'] },
    steps: `${newGuest}keep a list of countries that the backend does not have any more`,
    as: 'residente',
    call: post(guestPath, guest({ nationality: 'XX' })),
  },
  {
    operationId: 'createGuest',
    status: 409,
    expectedBody: { message: 'Ana Ya es contacto ya se encuentra en tu lista de contactos.' },
    steps: `${newGuest}write the DNI ${documentOf('contact')}, of ‘Ana Ya es contacto’`,
    as: 'residente',
    call: post(guestPath, guest({ id_number: documentOf('contact') })),
  },
]
