import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** By media type; of bytes an example is only a text that stands for them. */
type Content = Record<
  string,
  { example?: unknown; examples?: Record<string, { value?: unknown; $ref?: string }> }
>

interface Operation {
  operationId: string
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content; $ref?: string }>
  parameters?: { $ref?: string; name?: string; in?: string; example?: unknown }[]
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

const document = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as Document

/** The operations as the file has them. */
export const operations: Operation[] = Object.values(document.paths).flatMap((item) =>
  Object.values(item).filter((one) => one.operationId),
)

/** What a `$ref` points at, or the value itself. */
export function resolved<Value>(value: Value & { $ref?: string }): Value {
  if (value.$ref === undefined) return value
  const [, , section = '', name = ''] = value.$ref.split('/')
  return document.components[section]?.[name] as Value
}

/** Every example of a body. */
export function examplesOf(content: Content | undefined): unknown[] {
  const [{ example, examples = {} } = {}] = Object.values(content ?? {})
  const named = Object.values(examples).map((one) => resolved(one).value)
  return example === undefined ? named : [example, ...named]
}

/** The examples of an operation's parameters, by place and name. */
export function parameterExamples(operation: Operation, place: string): Record<string, unknown> {
  const ofPlace = (operation.parameters ?? []).map((one) => resolved(one)).filter((one) => one.in === place)
  return Object.fromEntries(ofPlace.map((one) => [one.name ?? '', one.example]))
}
