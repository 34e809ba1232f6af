import { compileValidators, generateValidatorModule } from '@mocks/contract/compile-validators'
import { getSchemaValidator, toFieldErrors } from '@mocks/contract/validation'
import { createFindProblems, type ValidateValue } from '@mocks/contract/validation-problems'
import { describe, expect, it } from 'vitest'

const findFieldErrors = (name: string, value: unknown) => toFieldErrors(getSchemaValidator(name)(value))

/** Valid values for the fields of the schema AuthorizationTerms. */
const terms = {
  name: 'Juana Pérez',
  source: 'PERSON',
  method: 'WEB',
  description: '',
  preauthorization_type: 'PERSONAL',
  from_date: '2026-03-16',
  to_date: '2026-03-23',
  start_time: '00:00:00',
  end_time: '23:59:00',
  concurrent_flag: true,
  monday_flag: true,
  tuesday_flag: true,
  wednesday_flag: true,
  thursday_flag: true,
  friday_flag: true,
  saturday_flag: true,
  sunday_flag: true,
  location_to: null,
}

it('getContractValidator throws if no schema has the name, even for the name `constructor`', () => {
  // `Object.prototype` has a member with the name `constructor`.
  for (const name of ['Nothing', 'constructor']) {
    expect(() => getSchemaValidator(name)).toThrow(`There is no schema with the name ${name}`)
  }
})

describe('the field errors of a value that is checked against a contract schema', () => {
  it('are empty for a valid value', () => {
    expect(findFieldErrors('AuthorizationInput', { ...terms, people: [{ id: 1 }] })).toEqual({})
  })

  it('name an absent required field', () => {
    expect(findFieldErrors('RecoveryInput', {})).toEqual({ email: ['Este campo es obligatorio.'] })
  })

  it('name a field that the schema does not define', () => {
    expect(findFieldErrors('RecoveryInput', { email: 'a@b.ar', mail: 1 })).toEqual({
      mail: ['Este campo no existe.'],
    })
  })

  it.each(['constructor', 'toString', '__proto__', 'número', 'file[]', '100%/~'])(
    'name an unknown field called %s',
    (name) => {
      const errors = findFieldErrors('RecoveryInput', JSON.parse(`{ "email": "a@b.ar", "${name}": 1 }`))
      expect(Object.entries(errors)).toEqual([[name, ['Este campo no existe.']]])
    },
  )

  it('name nested fields with dots', () => {
    const body = {
      verification_key: { verification_key: 'ABC123', last_name: 'x' },
      username: 'a@b.ar',
      password: '1',
    }
    expect(findFieldErrors('SignupInput', body)).toEqual({
      'verification_key.last_name': ['Debe tener al menos 6 caracteres.'],
      password: ['Debe tener al menos 8 caracteres.'],
    })
  })

  it('name an item of a list by its index', () => {
    expect(findFieldErrors('AuthorizationInput', { ...terms, people: [{ id: 1 }, { id: 0 }] })).toEqual({
      'people.1.id': ['Debe ser mayor o igual que 1.'],
    })
  })

  it('have the key `non_field_errors` if the value itself has the wrong type or format', () => {
    expect(findFieldErrors('RecoveryInput', [])).toEqual({ non_field_errors: ['Debe ser un objeto.'] })
  })

  it('with an `allOf` schema, report only unknown fields as unknown, even if a known field is invalid', () => {
    expect(findFieldErrors('AuthorizationInput', { ...terms, from_date: '16/03/2026' })).toEqual({
      from_date: ['Debe ser una fecha con el formato AAAA-MM-DD.'],
    })
    expect(findFieldErrors('AuthorizationInput', { ...terms, guests: [] })).toEqual({
      guests: ['Este campo no existe.'],
    })
  })

  it('describe only the errors of the alternative that fits the value best', () => {
    expect(
      findFieldErrors('VerificationInput', { verification_key: 'ABC12', last_name: '31222333' }),
    ).toEqual({
      verification_key: ['El formato no es válido.'],
    })
    expect(findFieldErrors('VerificationInput', { token: '' })).toEqual({
      token: ['Este campo no puede estar vacío.'],
    })
    expect(findFieldErrors('AuthorizationInput', { ...terms, location_to: 'MARS' })).toEqual({
      location_to: ['No es una opción válida.'],
    })
  })

  it('report a calendar day that does not exist', () => {
    expect(findFieldErrors('CalendarDay', '2026-02-29')).toEqual({
      non_field_errors: ['Debe ser una fecha con el formato AAAA-MM-DD.'],
    })
    expect(findFieldErrors('CalendarDay', '2028-02-29')).toEqual({})
  })
})

describe('the Spanish sentence for a violated keyword of a schema', () => {
  it.each<[object, unknown, string]>([
    [{ type: 'string' }, 5, 'Debe ser un texto.'],
    [{ type: ['integer', 'null'] }, 'x', 'Debe ser un número entero.'],
    [{ type: 'number' }, 'x', 'Debe ser un número.'],
    [{ type: 'boolean' }, 1, 'Debe ser verdadero o falso.'],
    [{ type: 'array' }, {}, 'Debe ser una lista.'],
    [{ type: 'string' }, null, 'No puede ser nulo.'],
    [{ format: 'email' }, 'a@', 'Debe ser un email válido.'],
    [{ format: 'date-time' }, '2026-03-16', 'Debe ser una fecha y hora con su zona horaria.'],
    [{ format: 'ipv4' }, 'x', 'El formato no es válido.'],
    [{ pattern: '^a$' }, 'b', 'El formato no es válido.'],
    [{ const: 1 }, 2, 'No es una opción válida.'],
    [{ minLength: 1 }, '', 'Este campo no puede estar vacío.'],
    [{ minLength: 3 }, 'a', 'Debe tener al menos 3 caracteres.'],
    [{ maxLength: 1 }, 'ab', 'Debe tener como máximo 1 carácter.'],
    [{ maxLength: 3 }, 'abcd', 'Debe tener como máximo 3 caracteres.'],
    [{ minimum: -2 }, -3, 'Debe ser mayor o igual que -2.'],
    [{ maximum: 1.5 }, 2, 'Debe ser menor o igual que 1.5.'],
    [{ exclusiveMinimum: 2 }, 2, 'Debe ser mayor que 2.'],
    [{ exclusiveMaximum: 2 }, 2, 'Debe ser menor que 2.'],
    [{ multipleOf: 5 }, 3, 'Debe ser múltiplo de 5.'],
    [{ minItems: 1 }, [], 'Debe tener al menos 1 elemento.'],
    [{ maxItems: 2 }, [1, 2, 3], 'Debe tener como máximo 2 elementos.'],
    [{ uniqueItems: true }, [1, 1], 'No puede tener elementos repetidos.'],
    [{ minProperties: 2 }, {}, 'Debe tener al menos 2 campos.'],
    [{ maxProperties: 0 }, { a: 1 }, 'Debe tener como máximo 0 campos.'],
    [{ oneOf: [{ type: 'string' }, { minLength: 1 }] }, 'a', 'No es válido.'],
    [{ not: {} }, 1, 'No es válido.'],
  ])('explains why the schema %j rejects the value %j: %s', (schema, value, sentence) => {
    const { validators, alternatives } = compileValidators({ tested: schema as Record<string, unknown> })
    const findProblems = createFindProblems(validators.tested as ValidateValue, alternatives)
    expect(toFieldErrors(findProblems(value))).toEqual({ non_field_errors: [sentence] })
  })

  it('says that a field is required if another field of the value requires it', () => {
    expect(
      findFieldErrors('GuestLookup', {
        id: 1,
        first_name: 'A',
        last_name: 'B',
        id_type_code: 'DNI',
        id_number: '1',
        gender: 'M',
      }),
    ).toEqual({
      country_code: ['Este campo es obligatorio.'],
    })
  })

  it('are those of the first 100 problems', () => {
    const names = Array.from({ length: 5_000 }, (_, index) => `name${index}`)
    const value = { email: 'a@b.ar', ...Object.fromEntries(names.map((name) => [name, 1])) }
    expect(Object.keys(findFieldErrors('RecoveryInput', value))).toEqual(names.slice(0, 100))
  })

  it('need at most 100 checks of the alternatives, however many values match none of them', () => {
    let checkCount = 0
    const alternative: ValidateValue = () => {
      checkCount += 1
      alternative.errors = [{ keyword: 'type', instancePath: '', params: { type: 'string' } }]
      return false
    }
    const validate: ValidateValue = () => false
    validate.errors = Array.from({ length: 5_000 }, (_, index) => ({
      keyword: 'oneOf',
      instancePath: `/${index}`,
      params: { alternatives: 0, passing: null },
    }))
    expect(createFindProblems(validate, [[alternative]])(Array(5_000).fill(1))).toHaveLength(100)
    expect(checkCount).toBe(100)
  })
})

it('generateValidatorModule never copies the list of errors, which would take quadratic time', () => {
  const item = { type: 'object', required: ['name'] }
  const list = { type: 'array', items: { $ref: '#/$defs/Item' } }
  const code = generateValidatorModule({ Item: item, List: list })
  expect(code).toContain('appendErrors(vErrors, validate')
  expect(code).not.toContain('.concat(')
})
