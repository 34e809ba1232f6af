import { dereference, type Schema, validate } from '@cfworker/json-schema'
import { compileValidators } from '@mocks/contract/compile-validators'
import type { JsonSchema } from '@mocks/contract/contract-types'
import { describe, expect, it } from 'vitest'

const schemas: Record<string, JsonSchema> = {
  Id: { type: 'integer', minimum: 1 },
  Named: { type: 'object', required: ['name'], properties: { name: { type: 'string', maxLength: 3 } } },
  Tree: { type: 'object', properties: { child: { $ref: '#/$defs/Tree' } } },
  Odd: { properties: { even: { $ref: '#/$defs/Even' }, other: { not: { type: 'string' } } } },
  Even: { properties: { odd: { $ref: '#/$defs/Odd' } } },
}
const lookup = dereference({ $defs: schemas } as Schema)
const createReference = (name: string) => ({ $ref: `#/$defs/${name}` })
const compileSchema = (schema: JsonSchema) =>
  compileValidators({ ...schemas, tested: schema }).validators.tested

const values: unknown[] = [
  ...[null, true, 0, 1, 1.5, -1, 7, '', 'a', 'abc', 'abcd', '😀😀😀', '2026-02-28', '2026-02-30', 'a@b.ar'],
  ...[[], [1], [1, 2, 3], ['a', null], {}, { a: 1 }, { name: 'ab' }, { name: 'ab', a: 1 }, { a: 1, b: 2 }],
  ...[{ child: {} }, { child: { child: { child: {} } } }, { child: { child: { child: 1 } } }],
  ...[{ name: 'abcd', id: 1 }, { name: 'ab', id: 1 }, { name: 'ab', id: 0 }, { id: 1 }, { toString: 1 }],
]

const unevaluated = {
  properties: { id: createReference('Id') },
  allOf: [createReference('Named')],
  unevaluatedProperties: false,
}

describe('a compiled validator', () => {
  it.each<[JsonSchema]>([
    [{}],
    [{ type: 'string' }],
    [{ type: 'integer' }],
    [{ type: 'number' }],
    [{ type: ['string', 'null'] }],
    [{ type: 'array', items: { type: 'integer' } }],
    [{ items: true, minItems: 1, maxItems: 2 }],
    [{ type: 'object', additionalProperties: false }],
    [{ properties: { a: { type: 'integer' } }, additionalProperties: { type: 'string' } }],
    [{ properties: { a: true, b: false } }],
    [{ minProperties: 1, maxProperties: 1 }],
    [{ required: ['a'] }],
    [{ required: ['toString'] }],
    [{ dependentRequired: { a: ['b'], name: ['id'] } }],
    [{ enum: ['a', 1, null] }],
    [{ const: 1 }],
    [{ minLength: 3, maxLength: 3 }],
    [{ pattern: '^a' }],
    [{ format: 'date' }],
    [{ format: 'email' }],
    [{ format: 'of-nobody' }],
    [{ minimum: 0, maximum: 1 }],
    [createReference('Named')],
    [createReference('Tree')],
    [{ allOf: [createReference('Named'), { required: ['id'] }] }],
    [{ anyOf: [{ type: 'null' }, { minLength: 2 }] }],
    [{ oneOf: [{ type: 'integer' }, { minimum: 1 }, { type: 'string' }] }],
    [unevaluated],
    [{ oneOf: [unevaluated, { type: 'string' }] }],
    [{ not: { type: 'string' } }],
    [{ uniqueItems: true }],
    [createReference('Odd')],
    [{ ...unevaluated, oneOf: [createReference('Named'), createReference('Tree')] }],
  ])('for the schema %j: accepts and rejects the same values as @cfworker/json-schema', (schema) => {
    const isValid = compileSchema(schema)
    const allSchemas = { ...lookup, ...dereference(schema as Schema) }
    for (const value of values) {
      expect({ value, isValid: isValid?.(value) }).toEqual({
        value,
        isValid: validate(value, schema as Schema, '2020-12', allSchemas, false).valid,
      })
    }
  })
})
