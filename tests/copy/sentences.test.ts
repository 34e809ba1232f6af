import { expect, test } from 'vitest'
import { authorizationTypes, directionsOptions } from '@/copy/authorizations'
import { forms } from '@/copy/forms'
import { listNames } from '@/copy/list-names'
import { plural } from '@/copy/plural'
import { weekdayWords } from '@/copy/weekdays'

test('names the types of an authorization as the product documents do', () => {
  expect(authorizationTypes).toEqual({
    PERSONAL: 'Invitado',
    INVITE: 'Invitación',
    FAMILY: 'Familiar No residente',
    VENDOR: 'Trabajador/Prestador de Servicio',
    OTHER: 'Jardinero/Piletero/Otro',
    REAL_STATE: 'Inmobiliaria',
    EVENT: 'Evento',
  })
})

test('names the three options for the destination of the directions (`location_to`)', () => {
  expect(directionsOptions).toEqual({ '': 'No informar', REAL_PROPERTY: 'Al barrio', PROPERTY: 'Al lote' })
})

test('abbreviates the weekdays to L M M J V S D, and names them in full', () => {
  const weekdays = Object.values(weekdayWords)
  expect(weekdays.map(({ letter }) => letter).join(' ')).toBe('L M M J V S D')
  expect(weekdays.map(({ name }) => name)).toEqual([
    'lunes',
    'martes',
    'miércoles',
    'jueves',
    'viernes',
    'sábado',
    'domingo',
  ])
})

test.each([
  [0, '0 invitados'],
  [1, '1 invitado'],
  [2, '2 invitados'],
  [1_000_000, '1000000 invitados'],
])('`plural` joins the count %i and the noun to "%s"', (count, text) => {
  expect(plural(count, { one: 'invitado', other: 'invitados' })).toBe(text)
})

test('states the number of errors in the error summary of a form', () => {
  expect(forms.summary(1)).toBe('Revisá 1 dato antes de continuar:')
  expect(forms.summary(3)).toBe('Revisá 3 datos antes de continuar:')
})

test.each([
  [['Ana'], 'Ana'],
  [['Ana', 'Juan', 'Sofía', 'Luis'], 'Ana, Juan, Sofía y Luis'],
  [['Ana', 'Juan', 'Sofía', 'Luis', 'Eva'], 'Ana, Juan, Sofía y 2 personas más'],
])('joins %j to %j', (names, sentence) => {
  expect(listNames(names, { one: 'persona más', other: 'personas más' })).toBe(sentence)
})
