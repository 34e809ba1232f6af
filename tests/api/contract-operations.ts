import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Operation {
  operationId: string
  path: string
  isWrite: boolean
  isPublic: boolean
  /** The media types of the successful responses. */
  responseTypes: string[]
  /** The contract's example of the JSON of a successful response; undefined if that response has no JSON. */
  example: unknown
}

interface MediaType {
  example?: unknown
  /** Named examples, or references to the examples of the components. */
  examples?: Record<string, { value?: unknown; $ref?: string }>
}

interface OpenApiContract {
  paths: Record<string, Record<string, OpenApiOperation>>
  components: { examples: Record<string, { value: unknown }> }
}

interface OpenApiOperation {
  operationId: string
  security?: unknown[]
  responses: Record<string, { content?: Record<string, MediaType> }>
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Returns the operations of `openapi.yaml`. */
export function readContractOperations(): Operation[] {
  const file = new URL('../../openapi.yaml', import.meta.url)
  const contract: OpenApiContract = parse(readFileSync(file, 'utf8'))
  const readExample = ({ example, examples = {} }: MediaType = {}): unknown => {
    const [first] = Object.values(examples)
    const name = first?.$ref?.split('/').at(-1) ?? ''
    return example ?? first?.value ?? contract.components.examples[name]?.value
  }
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const { operationId, security, responses } = operation
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      const responseTypes = successes.flatMap(([, { content = {} }]) => Object.keys(content))
      const example = successes.map(([, { content }]) => readExample(content?.['application/json']))[0]
      const isPublic = security?.length === 0
      return [{ operationId, path, isWrite: method !== 'get', isPublic, responseTypes, example }]
    }),
  )
}

/** Fills each parameter of a path with a value. */
export const fillPath = (path: string) => path.replaceAll(/\{\w+\}/g, '7')
