import { addDays, createWeekdayFlags } from '@mocks/rules/calendar'
import { errorPersonIds } from '@mocks/scenarios/errors/people'
import { createAuthorizationInput, today } from '../mocks/handlers/backend'

const yesterday = addDays(today, -1)

/** Creates the body of an authorization with one contact. */
export const createContactDraft = (fields: object = {}) =>
  createAuthorizationInput({ people: [{ id: errorPersonIds.contact }], ...fields })

const createFieldRefusal = (steps: string, field: string, sentence: string, fields: object) => ({
  steps: `On /preauthorization/new: ${steps}`,
  expectedBody: { [field]: [sentence] },
  body: createContactDraft(fields),
})

/** The refusals of a new authorization with one invalid value each. */
export const invalidAuthorizations = [
  createFieldRefusal('A title of blanks', 'name', 'El título no puede estar vacío.', { name: '   ' }),
  createFieldRefusal(
    'A first day that became yesterday at midnight, while the form was open',
    'from_date',
    'La fecha de ingreso no puede ser anterior a hoy.',
    { from_date: yesterday },
  ),
  createFieldRefusal(
    'A last day that became yesterday at midnight, while the form was open',
    'to_date',
    'La fecha de fin no puede ser anterior a hoy.',
    { from_date: yesterday, to_date: yesterday },
  ),
  createFieldRefusal(
    'A last day before the first',
    'to_date',
    'La fecha de fin no puede ser anterior a la de ingreso.',
    { from_date: addDays(today, 3), to_date: addDays(today, 2) },
  ),
  createFieldRefusal(
    'Until 08:00, from 18:00 on',
    'end_time',
    'El horario de egreso debe ser posterior al de ingreso.',
    { start_time: '18:00:00', end_time: '08:00:00' },
  ),
  createFieldRefusal(
    'Several days without a weekday',
    'non_field_errors',
    'Elegí por lo menos un día de la semana.',
    createWeekdayFlags([]),
  ),
  createFieldRefusal(
    'A person who was removed from the neighbourhood after the form opened',
    'people',
    'Alguna de las personas no está registrada en el barrio.',
    { people: [{ id: 999_999 }] },
  ),
  createFieldRefusal('No people', 'people', 'Debés seleccionar por lo menos un contacto.', {
    people: [],
  }),
]
