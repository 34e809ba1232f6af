import type { ContractOperation } from '../../../mocks/contract/contract-types.ts'
import { getSchemaValidator } from '../../../mocks/contract/validation.ts'
import { parsePointer, type ValidationProblem } from '../../../mocks/contract/validation-problems.ts'
import type { ApiResponse, CallResult } from './api-client.ts'
import { describeValue } from './describe-value.ts'
import type { Finding } from './difference.ts'

interface CompareOptions {
  /** The statuses that the call must have. */
  expectedStatuses: readonly number[]
  showValues?: boolean | undefined
  /** The origin that the response must allow by CORS. */
  origin?: string | undefined
}

const isRedirect = (status: number) => status >= 300 && status < 400

/** Lists where the result of a call differs from the contract: connection, status, headers and body. */
export function compareResult(
  operation: ContractOperation,
  result: CallResult,
  options: CompareOptions,
): Finding[] {
  if ('failure' in result) return [{ pointer: 'connection', expected: 'a response', found: result.failure }]
  return [
    ...compareStatus(operation, result, options.expectedStatuses),
    ...compareOrigin(result, options.origin),
    ...compareBody(operation, result, options.showValues),
  ]
}

function compareStatus(
  operation: ContractOperation,
  { status }: ApiResponse,
  expectedStatuses: readonly number[],
): Finding[] {
  if (expectedStatuses.includes(status)) return []
  const isDeclared = String(status) in operation.responses
  const remark = isRedirect(status) ? ' (a redirect)' : isDeclared ? '' : ' (not declared)'
  return [{ pointer: 'status', expected: expectedStatuses.join(' or '), found: `${status}${remark}` }]
}

function compareOrigin({ headers }: ApiResponse, origin: string | undefined): Finding[] {
  if (origin === undefined) return []
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed === '*' || allowed === origin) return []
  const pointer = 'headers/Access-Control-Allow-Origin'
  return [{ pointer, expected: origin, found: allowed ?? 'nothing' }]
}

function compareBody(operation: ContractOperation, response: ApiResponse, showValues = false): Finding[] {
  const { status, mediaType, body } = response
  const declared = operation.responses[String(status)]
  // An undeclared status has no schema. The status itself is reported.
  if (!declared) return []
  if (declared.mediaType === null)
    return body.kind === 'none'
      ? []
      : [{ pointer: 'body', expected: 'no body', found: mediaType || body.kind }]
  if (mediaType !== declared.mediaType)
    return [
      { pointer: 'headers/Content-Type', expected: declared.mediaType, found: mediaType || 'no media type' },
    ]
  if (declared.schema === null)
    return body.kind === 'bytes' ? [] : [{ pointer: 'body', expected: 'a file', found: 'an empty body' }]
  if (body.kind !== 'json')
    return [
      { pointer: 'body', expected: 'JSON', found: body.kind === 'none' ? 'an empty body' : 'invalid JSON' },
    ]
  return getSchemaValidator(declared.schema)(body.value).map((problem) =>
    toFinding(problem, body.value, showValues),
  )
}

function toFinding(problem: ValidationProblem, root: unknown, showValues: boolean): Finding {
  const { pointer } = problem
  const value = parsePointer(pointer).reduce<unknown>(
    (parent, name) => (parent as Record<string, unknown> | undefined)?.[name],
    root,
  )
  return {
    pointer: pointer || '/',
    expected: describeExpected(problem),
    found: describeValue(value, showValues),
  }
}

const describeExpectedValue: Readonly<Record<string, (params: ValidationProblem['params']) => string>> = {
  required: () => 'the field',
  dependentRequired: () => 'the field',
  unknown: () => 'no such field',
  type: ({ type }) => `type ${[type].flat().join(' or ')}`,
  enum: ({ allowedValues }) => `one of ${(allowedValues as unknown[]).join(', ')}`,
  const: ({ allowedValue }) => String(allowedValue),
  format: ({ format }) => `format ${format}`,
  pattern: ({ pattern }) => `pattern ${pattern}`,
}

function describeExpected({ keyword, params }: ValidationProblem): string {
  const formatParams = describeExpectedValue[keyword]
  return formatParams ? formatParams(params) : `${keyword} ${params.limit ?? ''}`.trim()
}
