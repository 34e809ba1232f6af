import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The examples of a body, by media type. The example of a file is a text that describes the file. */
type Content = Record<
  string,
  { example?: unknown; examples?: Record<string, { value?: unknown; $ref?: string }> }
>

/** A parameter of `openapi.yaml`. */
export interface DocumentedParameter {
  $ref?: string
  name?: string
  in?: string
  description?: string
  example?: unknown
}

/** An operation of `openapi.yaml`. */
export interface DocumentedOperation {
  operationId: string
  tags: string[]
  summary: string
  /** The name in the demo panel. */
  'x-name-es'?: string
  /** The reason why a write accepts no `Idempotency-Key`. */
  'x-without-idempotency-key'?: string
  description: string
  security?: unknown[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content; $ref?: string }>
  parameters?: DocumentedParameter[]
}

interface OpenApiDocument {
  tags: { name: string }[]
  paths: Record<string, Record<string, DocumentedOperation>>
  components: Record<string, Record<string, unknown>>
}

const text = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')

/** The parsed `openapi.yaml`. */
export const openApiDocument = parse(text) as OpenApiDocument

/** Returns the location of an operation, such as `openapi.yaml:120 (getPet)`. */
export function locateOperation(operationId: string): string {
  const lines = text.split('\n')
  const index = lines.findIndex((line) => line.trim() === `operationId: ${operationId}`)
  return `openapi.yaml:${index + 1} (${operationId})`
}

/** The operations of `openapi.yaml`. */
export const operations: DocumentedOperation[] = Object.values(openApiDocument.paths).flatMap((item) =>
  Object.values(item).filter(({ operationId }) => operationId),
)

/** Returns the component to which the `$ref` of a value refers; the value itself if it has no `$ref`. */
export function resolveReference<Value>(value: Value & { $ref?: string }): Value {
  if (value.$ref === undefined) return value
  const [, , section = '', name = ''] = value.$ref.split('/')
  return openApiDocument.components[section]?.[name] as Value
}

/** Lists the example values of the body of a request or response. Reads only the first media type. */
export function listExamples(content: Content | undefined): unknown[] {
  const [{ example, examples = {} } = {}] = Object.values(content ?? {})
  const namedExamples = Object.values(examples).map((namedExample) => resolveReference(namedExample).value)
  return example === undefined ? namedExamples : [example, ...namedExamples]
}

/** Returns, by parameter name, the example of each parameter at one location, such as `query`. */
export function getParameterExamples(
  operation: DocumentedOperation,
  location: string,
): Record<string, unknown> {
  const parameters = (operation.parameters ?? [])
    .map((parameter) => resolveReference(parameter))
    .filter((parameter) => parameter.in === location)
  return Object.fromEntries(parameters.map(({ name, example }) => [name ?? '', example]))
}
