import { contract } from '@mocks/contract/generated/contract'
import { getContractValidator, toFieldErrors } from '@mocks/contract/validation'
import { describe, expect, it } from 'vitest'
import { findContractErrors } from '../support/contract-errors'
import { getParameterExamples, listExamples, operations, resolveReference } from './document'

const errorsOf = (schema: string, value: unknown) => toFieldErrors(getContractValidator(schema)(value))

interface Example {
  of: string
  schema: string
  value: unknown
}

/** Every example with the schema that it is an example of. */
const examples = operations.flatMap((operation) => {
  const { request, responses } = contract.operations[
    operation.operationId
  ] as (typeof contract.operations)[string]
  const sent = listExamples(operation.requestBody?.content).map((value) => ({
    of: `${operation.operationId} request`,
    schema: request?.schema ?? '',
    value,
  }))
  const answered = Object.entries(operation.responses).flatMap(([status, response]) =>
    listExamples(resolveReference(response).content).map((value) => ({
      of: `${operation.operationId} ${status}`,
      schema: responses[status]?.schema ?? null,
      value,
    })),
  )
  // Bytes have no schema: their example is only a text that stands for them.
  return [...sent, ...answered].filter((one): one is Example => one.schema !== null)
})

describe('the examples of the contract', () => {
  it.each(operations)('$operationId has an example for its request and for each success', (operation) => {
    if (operation.requestBody) expect(listExamples(operation.requestBody.content)).not.toEqual([])
    for (const [status, response] of Object.entries(operation.responses)) {
      const { content } = resolveReference(response)
      // Nobody can read an example of bytes.
      if (content?.['application/json']) expect(listExamples(content), status).not.toEqual([])
    }
  })

  it.each(examples)('$of: is valid', ({ schema, value }) => {
    expect(errorsOf(schema, value)).toEqual({})
  })

  it.each(operations)('$operationId: the examples of its parameters are valid', (operation) => {
    const table = contract.operations[operation.operationId]
    for (const { name, location: place, schema } of table?.parameters ?? []) {
      const value = getParameterExamples(operation, place)[name]
      expect(value, name).toBeDefined()
      expect(errorsOf(schema, value), name).toEqual({})
    }
  })
})

/** Generates the variants of a value with one change, for each part of the value. */
function* generateChangedValues(value: unknown): Generator<unknown> {
  yield* [null, 0, -1, 1.5, '', 'x'.repeat(600), '2026-02-30', true, [], {}, [{}]]
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries())
      for (const other of generateChangedValues(one)) yield value.with(at, other)
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, unknown: 1 }
    for (const [key, one] of Object.entries(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>
      yield rest
      for (const other of generateChangedValues(one)) yield { ...value, [key]: other }
    }
  }
}

describe('a second validator', () => {
  it.each(examples)('agrees on $of, unchanged and changed', ({ schema, value }) => {
    for (const one of [value, ...generateChangedValues(value)]) {
      const isValid = Object.keys(errorsOf(schema, one)).length === 0
      const other = findContractErrors(schema, one).length === 0
      if (isValid !== other) expect({ one, isValid }).toEqual({ one, isValid: other })
    }
  })
})
