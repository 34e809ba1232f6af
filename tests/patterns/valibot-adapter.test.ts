import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { validateWith, wholeForm } from '@/patterns/form/valibot-adapter'

const person = v.object({
  name: v.pipe(v.string(), v.nonEmpty('Ingrese su nombre'), v.minLength(3, 'Muy corto')),
  address: v.object({ street: v.pipe(v.string(), v.nonEmpty('Ingrese la calle')) }),
  guests: v.pipe(
    v.array(v.object({ dni: v.pipe(v.string(), v.digits('Solo números')) })),
    v.minLength(1, 'Elegí por lo menos uno'),
    v.maxLength(2, 'Hasta dos'),
  ),
})
type Person = v.InferInput<typeof person>
const validPerson: Person = { name: 'Ana', address: { street: 'Robles' }, guests: [{ dni: '30111222' }] }
const validate = validateWith(person)

test('validateWith returns no errors for valid values', () => expect(validate(validPerson)).toEqual({}))

test('a value that is no option has a Spanish message, unless the schema has one', () => {
  const choices = v.object({ size: v.picklist(['S', 'L']), color: v.picklist(['RED'], 'Elegí un color.') })
  const values = { size: 'XL', color: 'PINK' } as unknown as v.InferInput<typeof choices>
  expect(validateWith(choices)(values)).toEqual({
    size: 'Elegí una de las opciones.',
    color: 'Elegí un color.',
  })
})

describe('invalid values', () => {
  test('have only the first message of each field', () => {
    expect(validate({ ...validPerson, name: '' })).toEqual({ name: 'Ingrese su nombre' })
    expect(validate({ ...validPerson, name: 'An' })).toEqual({ name: 'Muy corto' })
  })

  test('have messages at the paths of nested fields and list items', () => {
    expect(validate({ ...validPerson, address: { street: '' } })).toEqual({
      address: { street: 'Ingrese la calle' },
    })
    const errors = validate({ ...validPerson, guests: [{ dni: '30111222' }, { dni: 'x' }] })
    expect(errors.guests).toEqual([undefined, { dni: 'Solo números' }])
  })

  test('have only the message of the list, not those of its items, if the length of the list is invalid', () => {
    expect(validate({ ...validPerson, guests: [] })).toEqual({ guests: 'Elegí por lo menos uno' })
    expect(validate({ ...validPerson, guests: [{ dni: '' }, { dni: '1' }, { dni: 'x' }] })).toEqual({
      guests: 'Hasta dos',
    })
  })
})

describe('a rule about several fields', () => {
  const range = v.object({ from: v.string(), to: v.string() })
  const isForward = (values: { from: string; to: string }) => values.from <= values.to

  test('has its error at the chosen field', () => {
    const schema = v.pipe(range, v.forward(v.check(isForward, 'Termina antes de empezar'), ['to']))
    expect(validateWith(schema)({ from: '2', to: '1' })).toEqual({ to: 'Termina antes de empezar' })
  })

  test('has its error beside the errors of single fields', () => {
    const schema = v.pipe(
      v.object({ ...range.entries, name: v.pipe(v.string(), v.nonEmpty('Escriba el nombre')) }),
      v.forward(
        v.check((values) => isForward(values), 'Termina antes de empezar'),
        ['to'],
      ),
    )
    expect(validateWith(schema)({ from: '2', to: '1', name: '' })).toEqual({
      name: 'Escriba el nombre',
      to: 'Termina antes de empezar',
    })
  })

  test('has its error at `wholeForm` if the schema forwards it to no field', () => {
    const schema = v.pipe(range, v.check(isForward, 'Termina antes de empezar'))
    expect(validateWith(schema)({ from: '2', to: '1' })).toEqual({ [wholeForm]: 'Termina antes de empezar' })
  })
})

test('validateWith returns errors for all values that the schema rejects, and for no others', () => {
  const persons = fc.record({
    name: fc.string({ maxLength: 5 }),
    address: fc.record({ street: fc.string({ maxLength: 1 }) }),
    guests: fc.array(fc.record({ dni: fc.constantFrom('', '1', 'x') }), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(persons, (values) => (Object.keys(validate(values)).length === 0) === v.is(person, values)),
  )
})
