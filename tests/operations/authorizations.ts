import { addDays, createWeekdayFlags } from '@mocks/rules/calendar'
import { authorizations as errorAuthorizations } from '@mocks/scenarios/errors/authorizations'
import { people } from '@mocks/scenarios/errors/people'
import { draft, today } from '../mocks/handlers/backend'
import { a12, c3 } from './lot-calls'
import {
  forbidden,
  nobody,
  type OperationRecords,
  onlyConsejo,
  onlyInquilino,
  onlyResidente,
  residents,
  wrongPage,
} from './operation-record'

/** On A-12: two authorizations of residente, and one of the Administration. */
export const authorizationIds = { jardinero: 7003, torneo: 7010, plagas: 7024 }

const { ofInquilino, cancelled, confirmed, barred, expired } = errorAuthorizations
const jardinero = { id: authorizationIds.jardinero }
const plagas = { id: authorizationIds.plagas }
const terms = {
  name: 'Electricista',
  source: 'PERSON',
  method: 'WEB',
  description: 'Trae escalera.',
  preauthorization_type: 'OTHER',
  from_date: '2026-03-16',
  to_date: '2026-04-16',
  start_time: '08:00:00',
  end_time: '17:00:00',
  concurrent_flag: true,
  ...createWeekdayFlags(['monday_flag', 'tuesday_flag', 'wednesday_flag', 'thursday_flag', 'friday_flag']),
  location_to: 'PROPERTY',
}
const forContact = (fields: object = {}) => draft({ people: [{ id: people.contact }], ...fields })
const invitation = (fields: object = {}) => draft({ preauthorization_type: 'INVITE', ...fields })

const mistake = (steps: string, field: string, sentence: string, fields: object) => ({
  steps: `On /preauthorization/new: ${steps}`,
  expectedBody: { [field]: [sentence] },
  body: forContact(fields),
})
const yesterday = addDays(today, -1)
const asAdministration = 'Send the source ADMIN, which is the Administration’s'
const onC3 = 'In the browser’s storage change the current lot to C-3 (203)'
const openForeign = `Open /preauthorization/edit/${ofInquilino}`

export const authorizations: OperationRecords<'authorizations'> = {
  listAuthorizations: {
    call: { path: a12, query: { page: 1 } },
    access: [
      ['A-12', {}, onlyResidente(200)],
      ['C-3', { path: c3 }, onlyInquilino(200)],
      ['E-9', { path: { pid: 205 } }, onlyConsejo(200)],
      ['a lot elsewhere', { path: { pid: 301 } }, nobody],
    ],
    roles: [['', {}, residents(200)]],
    refusals: {
      404: [
        { steps: onC3, path: c3 },
        { steps: 'Open /?page=99', expectedBody: wrongPage, query: { page: 99 } },
      ],
    },
  },
  createAuthorization: {
    call: { path: a12, body: { ...terms, people: [{ id: 4001 }, { id: 4002 }] } },
    access: [
      ['A-12', { body: draft({ people: [{ id: 4001 }] }) }, onlyResidente(201)],
      [
        'as the Administration',
        { body: draft({ people: [{ id: 4001 }], source: 'ADMIN' }) },
        onlyResidente(403),
      ],
      ['an empty body', { body: {} }, onlyResidente(400)],
    ],
    roles: [['', { body: {} }, residents(400)]],
    refusals: {
      400: [
        mistake('A title of blanks', 'name', 'El título no puede estar vacío.', { name: '   ' }),
        mistake(
          'A first day that went by at midnight, while the form was open',
          'from_date',
          'La fecha de ingreso no puede ser anterior a hoy.',
          { from_date: yesterday },
        ),
        mistake(
          'A last day that went by at midnight, while the form was open',
          'to_date',
          'La fecha de fin no puede ser anterior a hoy.',
          { from_date: yesterday, to_date: yesterday },
        ),
        mistake(
          'A last day before the first',
          'to_date',
          'La fecha de fin no puede ser anterior a la de ingreso.',
          { from_date: addDays(today, 3), to_date: addDays(today, 2) },
        ),
        mistake(
          'Until 08:00, from 18:00 on',
          'end_time',
          'El horario de egreso debe ser posterior al de ingreso.',
          { start_time: '18:00:00', end_time: '08:00:00' },
        ),
        mistake(
          'Several days without a weekday',
          'non_field_errors',
          'Elegí por lo menos un día de la semana.',
          createWeekdayFlags([]),
        ),
        mistake(
          'Somebody who was taken out of the neighbourhood meanwhile',
          'people',
          'Alguna de las personas no está registrada en el barrio.',
          { people: [{ id: 999_999 }] },
        ),
        mistake('Nobody', 'people', 'Debés seleccionar por lo menos un contacto.', { people: [] }),
        {
          steps: 'Send an invitation without a number of guests, which the form refuses',
          expectedBody: { max_people: ['Indique la cantidad máxima de invitados'] },
          body: invitation(),
        },
      ],
      403: [{ steps: asAdministration, expectedBody: forbidden, body: forContact({ source: 'ADMIN' }) }],
      404: [{ steps: `${onC3}, then create`, path: c3, body: forContact() }],
    },
  },
  updateAuthorization: {
    call: {
      path: { ...a12, ...jardinero },
      body: { ...terms, add_people: [{ id: 4001 }], remove_people: [{ id: 4003 }] },
    },
    access: [
      ['of A-12', { path: { id: authorizationIds.torneo }, body: draft() }, onlyResidente(200)],
      ['the Administration’s', { path: plagas, body: draft() }, onlyResidente(200)],
    ],
    roles: [['', { body: {} }, residents(400)]],
    refusals: {
      400: [
        {
          steps: 'Send another type for the invitation ‘Con dos confirmados’: its form has none to choose',
          expectedBody: {
            preauthorization_type: [
              'Una invitación no puede cambiar de tipo, ni una autorización volverse invitación.',
            ],
          },
          path: { id: confirmed },
          body: draft(),
        },
        {
          steps: 'Edit the invitation ‘Con dos confirmados: no baja de dos lugares’ down to two seats',
          expectedBody: {
            max_people: ['La cantidad máxima no puede ser menor que 3, las personas ya confirmadas.'],
          },
          path: { id: confirmed },
          body: invitation({ max_people: 2 }),
        },
        {
          steps: 'Edit ‘Con una persona no admitida’ and remove everybody',
          expectedBody: { people: ['Debés seleccionar por lo menos un contacto.'] },
          path: { id: barred },
          body: draft({ remove_people: [{ id: people.barred }] }),
        },
      ],
      403: [
        {
          steps: asAdministration,
          expectedBody: forbidden,
          path: { id: barred },
          body: draft({ source: 'ADMIN' }),
        },
      ],
      404: [{ steps: `${openForeign}, which is of another lot`, path: { id: ofInquilino }, body: draft() }],
      409: [
        {
          steps: 'Keep the form of ‘Vencida: no se puede modificar’ open past its last midnight, then save',
          expectedBody: { message: 'La autorización está vencida y no se puede modificar.' },
          path: { id: expired },
          body: draft(),
        },
        {
          steps: 'Open the form in one tab, Eliminar in another, then save in the first',
          expectedBody: { message: 'La autorización ya fue eliminada.' },
          path: { id: cancelled },
          body: draft(),
        },
      ],
    },
  },
  getAuthorization: {
    call: { path: jardinero },
    access: [
      ['of A-12', {}, onlyResidente(200)],
      ['an unknown one', { path: { id: 1 } }, nobody],
    ],
    roles: [['', {}, residents(200)]],
    refusals: {
      404: [
        { steps: openForeign, path: { id: ofInquilino } },
        { steps: 'Open the form of one that was deleted in another tab', path: { id: cancelled } },
      ],
    },
  },
  cancelAuthorization: {
    call: { path: jardinero },
    access: [
      ['the Administration’s', { path: plagas }, onlyResidente(200)],
      ['of A-12', {}, onlyResidente(200)],
    ],
    roles: [['', {}, residents(200)]],
    refusals: {
      403: {
        unreachable: 'An account that sees an authorization may cancel it; for others it does not exist',
      },
      404: [{ steps: 'Eliminar one of a lot that one left meanwhile', path: { id: ofInquilino } }],
      409: [
        {
          steps: 'Eliminar the same card in two tabs',
          expectedBody: { message: 'La autorización ya fue eliminada.' },
          path: { id: cancelled },
        },
      ],
    },
  },
  listAuthorizedPeople: {
    call: { path: jardinero, query: { page: 1 } },
    access: [['of A-12', {}, onlyResidente(200)]],
    roles: [['', {}, residents(200)]],
    refusals: { 404: [{ steps: openForeign, path: { id: ofInquilino } }] },
  },
}
