import { addDays, createWeekdayFlags } from '@mocks/rules/calendar'
import { errorPersonIds } from '@mocks/scenarios/errors/people'
import { createAuthorizationInput, today } from '../mocks/handlers/backend'

const yesterday = addDays(today, -1)

/** Creates the request body of a new authorization for one contact. `fields` replaces any of its fields. */
export const createAuthorizationBody = (fields: object = {}) =>
  createAuthorizationInput({ people: [{ id: errorPersonIds.contact }], ...fields })

const createRefusedFieldCall = (steps: string, field: string, sentence: string, fields: object) => ({
  steps: `On /preauthorization/new?opciones=todas: ${steps}`,
  expectedBody: { [field]: [sentence] },
  body: createAuthorizationBody(fields),
})

/** Refused calls (400) that create an authorization. The body of each has one invalid value. */
export const invalidAuthorizationCalls = [
  createRefusedFieldCall('write only spaces as the title', 'name', 'El título no puede estar vacío.', {
    name: '   ',
  }),
  createRefusedFieldCall(
    'choose today as the first day, and save after midnight',
    'from_date',
    'La fecha de ingreso no puede ser anterior a hoy.',
    { from_date: yesterday },
  ),
  createRefusedFieldCall(
    'choose today as the last day, and save after midnight',
    'to_date',
    'La fecha de fin no puede ser anterior a hoy.',
    { from_date: yesterday, to_date: yesterday },
  ),
  createRefusedFieldCall(
    'choose a last day before the first day',
    'to_date',
    'La fecha de fin no puede ser anterior a la de ingreso.',
    { from_date: addDays(today, 3), to_date: addDays(today, 2) },
  ),
  createRefusedFieldCall(
    'choose 18:00 as the start and 08:00 as the end',
    'end_time',
    'El horario de egreso debe ser posterior al de ingreso.',
    { start_time: '18:00:00', end_time: '08:00:00' },
  ),
  createRefusedFieldCall(
    'choose several days but no weekday',
    'non_field_errors',
    'Elegí por lo menos un día de la semana.',
    createWeekdayFlags([]),
  ),
  createRefusedFieldCall(
    'choose a person who was removed from the neighbourhood after the form opened',
    'people',
    'Alguna de las personas no está registrada en el barrio.',
    { people: [{ id: 999_999 }] },
  ),
  createRefusedFieldCall('choose no people', 'people', 'Debés seleccionar por lo menos un contacto.', {
    people: [],
  }),
]
