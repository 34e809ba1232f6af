import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Operation {
  operationId: string
  path: string
  isWrite: boolean
  isPublic: boolean
  /** The media types of the successful responses. */
  responseTypes: string[]
}

interface OpenApiOperation {
  operationId: string
  security?: unknown[]
  responses: Record<string, { content?: object }>
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Returns the operations of `openapi.yaml`. */
export function readContractOperations(): Operation[] {
  const file = new URL('../../openapi.yaml', import.meta.url)
  const contract: { paths: Record<string, Record<string, OpenApiOperation>> } = parse(
    readFileSync(file, 'utf8'),
  )
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const { operationId, security, responses } = operation
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      const responseTypes = successes.flatMap(([, { content = {} }]) => Object.keys(content))
      return [
        { operationId, path, isWrite: method !== 'get', isPublic: security?.length === 0, responseTypes },
      ]
    }),
  )
}
