import { createWeekdayFlags } from '@mocks/rules/calendar'
import { errorAuthorizationIds } from '@mocks/scenarios/errors/authorizations'
import { errorPersonIds } from '@mocks/scenarios/errors/people'
import { createAuthorizationInput } from '../mocks/handlers/backend'
import { createAuthorizationBody, invalidAuthorizationCalls } from './invalid-authorizations'
import { a12, c3 } from './lot-calls'
import {
  forbiddenBody,
  notFoundForEveryAccount,
  type OperationRecords,
  onlyConsejo,
  onlyInquilino,
  onlyResidente,
  statusesForResidents,
  wrongPageBody,
} from './operation-record'

/** The ids of three authorizations of lot A-12: residente created `jardinero` and `torneo`, the Administration `plagas`. */
export const authorizationIds = { jardinero: 7003, torneo: 7010, plagas: 7024 }

const { ofInquilino, cancelled, confirmed, barred, expired } = errorAuthorizationIds
const jardinero = { id: authorizationIds.jardinero }
const plagas = { id: authorizationIds.plagas }
const authorizationFields = {
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
const createInvitationDraft = (fields: object = {}) =>
  createAuthorizationInput({ preauthorization_type: 'INVITE', ...fields })

const administrationSourceSteps = 'Send the source ADMIN, which is reserved for the Administration'
const selectC3Steps = 'In the browser’s storage change the current lot to C-3 (203)'
const openForeignAuthorizationSteps = `Open /preauthorization/edit/${ofInquilino}`

export const authorizations: OperationRecords<'authorizations'> = {
  listAuthorizations: {
    call: { path: a12, query: { page: 1 } },
    access: [
      ['A-12', {}, onlyResidente(200)],
      ['C-3', { path: c3 }, onlyInquilino(200)],
      ['E-9', { path: { pid: 205 } }, onlyConsejo(200)],
      ['a lot of another neighbourhood', { path: { pid: 301 } }, notFoundForEveryAccount],
    ],
    roles: [['', {}, statusesForResidents(200)]],
    refusals: {
      404: [
        { steps: selectC3Steps, path: c3 },
        { steps: 'Open /?page=99', expectedBody: wrongPageBody, query: { page: 99 } },
      ],
    },
  },
  createAuthorization: {
    call: { path: a12, body: { ...authorizationFields, people: [{ id: 4001 }, { id: 4002 }] } },
    access: [
      ['A-12', { body: createAuthorizationInput({ people: [{ id: 4001 }] }) }, onlyResidente(201)],
      [
        'an authorization with the source ADMIN',
        { body: createAuthorizationInput({ people: [{ id: 4001 }], source: 'ADMIN' }) },
        onlyResidente(403),
      ],
      ['an empty body', { body: {} }, onlyResidente(400)],
    ],
    roles: [['', { body: {} }, statusesForResidents(400)]],
    refusals: {
      400: [
        ...invalidAuthorizationCalls,
        {
          steps: 'Send an invitation without a maximum number of guests, although the form requires one',
          expectedBody: { max_people: ['Indique la cantidad máxima de invitados'] },
          body: createInvitationDraft(),
        },
      ],
      403: [
        {
          steps: administrationSourceSteps,
          expectedBody: forbiddenBody,
          body: createAuthorizationBody({ source: 'ADMIN' }),
        },
      ],
      404: [{ steps: `${selectC3Steps}, then create`, path: c3, body: createAuthorizationBody() }],
    },
  },
  updateAuthorization: {
    call: {
      path: { ...a12, ...jardinero },
      body: { ...authorizationFields, add_people: [{ id: 4001 }], remove_people: [{ id: 4003 }] },
    },
    access: [
      [
        'an authorization of A-12',
        { path: { id: authorizationIds.torneo }, body: createAuthorizationInput() },
        onlyResidente(200),
      ],
      [
        'an authorization of the Administration',
        { path: plagas, body: createAuthorizationInput() },
        onlyResidente(200),
      ],
    ],
    roles: [['', { body: {} }, statusesForResidents(400)]],
    refusals: {
      400: [
        {
          steps:
            'Send another type for the invitation ‘Con tres confirmados’, whose form has no input for the type',
          expectedBody: {
            preauthorization_type: [
              'Una invitación no puede cambiar de tipo, ni una autorización volverse invitación.',
            ],
          },
          path: { id: confirmed },
          body: createAuthorizationInput(),
        },
        {
          steps: 'Set the seats of the invitation ‘Con tres confirmados: no baja de tres lugares’ to two',
          expectedBody: {
            max_people: ['La cantidad máxima no puede ser menor que 3, las personas ya confirmadas.'],
          },
          path: { id: confirmed },
          body: createInvitationDraft({ max_people: 2 }),
        },
        {
          steps: 'Edit ‘Con una persona no admitida’ and remove all its people',
          expectedBody: { people: ['Debés seleccionar por lo menos un contacto.'] },
          path: { id: barred },
          body: createAuthorizationInput({ remove_people: [{ id: errorPersonIds.barred }] }),
        },
      ],
      403: [
        {
          steps: administrationSourceSteps,
          expectedBody: forbiddenBody,
          path: { id: barred },
          body: createAuthorizationInput({ source: 'ADMIN' }),
        },
      ],
      404: [
        {
          steps: `${openForeignAuthorizationSteps}, an authorization of another lot, and save`,
          path: { id: ofInquilino },
          body: createAuthorizationInput(),
        },
      ],
      409: [
        {
          steps:
            'Open the form of ‘Vencida: no se puede modificar’ on its last day, and save on the next day',
          expectedBody: { message: 'La autorización está vencida y no se puede modificar.' },
          path: { id: expired },
          body: createAuthorizationInput(),
        },
        {
          steps:
            'Open the form of an authorization, click its ‘Eliminar’ in a second tab, then save the form',
          expectedBody: { message: 'La autorización ya fue eliminada.' },
          path: { id: cancelled },
          body: createAuthorizationInput(),
        },
      ],
    },
  },
  getAuthorization: {
    call: { path: jardinero },
    access: [
      ['an authorization of A-12', {}, onlyResidente(200)],
      ['an unknown authorization', { path: { id: 1 } }, notFoundForEveryAccount],
    ],
    roles: [['', {}, statusesForResidents(200)]],
    refusals: {
      404: [
        { steps: openForeignAuthorizationSteps, path: { id: ofInquilino } },
        {
          steps: 'Open the form of an authorization that was deleted in another tab',
          path: { id: cancelled },
        },
      ],
    },
  },
  cancelAuthorization: {
    call: { path: jardinero },
    access: [
      ['an authorization of the Administration', { path: plagas }, onlyResidente(200)],
      ['an authorization of A-12', {}, onlyResidente(200)],
    ],
    roles: [['', {}, statusesForResidents(200)]],
    refusals: {
      403: {
        unreachable:
          'Every account that can see an authorization can cancel the authorization; other accounts get a 404',
      },
      404: [
        {
          steps: 'Click ‘Eliminar’ for an authorization of a lot where the user no longer lives',
          path: { id: ofInquilino },
        },
      ],
      409: [
        {
          steps: 'Click ‘Eliminar’ on the same card in two tabs',
          expectedBody: { message: 'La autorización ya fue eliminada.' },
          path: { id: cancelled },
        },
      ],
    },
  },
  listAuthorizedPeople: {
    call: { path: jardinero, query: { page: 1 } },
    access: [['an authorization of A-12', {}, onlyResidente(200)]],
    roles: [['', {}, statusesForResidents(200)]],
    refusals: { 404: [{ steps: openForeignAuthorizationSteps, path: { id: ofInquilino } }] },
  },
}
