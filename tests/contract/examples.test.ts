import { contract } from '@mocks/contract/generated/contract'
import { getSchemaValidator, toFieldErrors } from '@mocks/contract/validation'
import { describe, expect, it } from 'vitest'
import { findContractErrors } from '../support/contract-errors'
import { chooseCases } from '../support/scope'
import { getParameterExamples, listExamples, operations, resolveReference } from './openapi-document'

const findFieldErrors = (schema: string, value: unknown) => toFieldErrors(getSchemaValidator(schema)(value))

interface Example {
  source: string
  schema: string
  value: unknown
}

/** The examples of all request and response bodies, each with the name of the schema of the body. */
const examples = operations.flatMap((operation) => {
  const { request, responses } = contract.operations[
    operation.operationId
  ] as (typeof contract.operations)[string]
  const requestExamples = listExamples(operation.requestBody?.content).map((value) => ({
    source: `${operation.operationId} request`,
    schema: request?.schema ?? '',
    value,
  }))
  const responseExamples = Object.entries(operation.responses).flatMap(([status, response]) =>
    listExamples(resolveReference(response).content).map((value) => ({
      source: `${operation.operationId} ${status}`,
      schema: responses[status]?.schema ?? null,
      value,
    })),
  )
  // A file response has no schema; its example only describes the file.
  return [...requestExamples, ...responseExamples].filter(
    (example): example is Example => example.schema !== null,
  )
})

describe('the examples of the contract', () => {
  it.each(operations)('$operationId has an example for its request and each JSON response', (operation) => {
    if (operation.requestBody) expect(listExamples(operation.requestBody.content)).not.toEqual([])
    for (const [status, response] of Object.entries(operation.responses)) {
      const { content } = resolveReference(response)
      // Only JSON responses need an example.
      if (content?.['application/json']) expect(listExamples(content), status).not.toEqual([])
    }
  })

  it.each(examples)('$source: is valid', ({ schema, value }) => {
    expect(findFieldErrors(schema, value)).toEqual({})
  })

  it.each(operations)('$operationId: each parameter has a valid example', (operation) => {
    const generatedOperation = contract.operations[operation.operationId]
    for (const { name, location, schema } of generatedOperation?.parameters ?? []) {
      const value = getParameterExamples(operation, location)[name]
      expect(value, name).toBeDefined()
      expect(findFieldErrors(schema, value), name).toEqual({})
    }
  })
})

/** Generates variants of a value. Each variant changes one part of the value. */
function* generateChangedValues(value: unknown): Generator<unknown> {
  yield* [null, 0, -1, 1.5, '', 'x'.repeat(600), '2026-02-30', true, [], {}, [{}]]
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const changedItem of generateChangedValues(item)) yield value.with(index, changedItem)
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, unknown: 1 }
    for (const [key, field] of Object.entries(value)) {
      const { [key]: _, ...otherFields } = value as Record<string, unknown>
      yield otherFields
      for (const changedField of generateChangedValues(field)) yield { ...value, [key]: changedField }
    }
  }
}

describe('the validator of the mock backend', () => {
  it.each(chooseCases(examples, 200))(
    'agrees with @cfworker/json-schema about the example of $source, and about variants that differ in one part',
    ({ schema, value }) => {
      for (const variant of [value, ...generateChangedValues(value)]) {
        const isValid = Object.keys(findFieldErrors(schema, variant)).length === 0
        const isValidForCfworker = findContractErrors(schema, variant).length === 0
        if (isValid !== isValidForCfworker)
          expect({ variant, isValid }).toEqual({ variant, isValid: isValidForCfworker })
      }
    },
  )
})
