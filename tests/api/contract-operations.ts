import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Operation {
  operationId: string
  path: string
  isWrite: boolean
  isPublic: boolean
  /** The media types of its successes. */
  answers: string[]
}

interface Described {
  operationId: string
  security?: unknown[]
  responses: Record<string, { content?: object }>
}

const verbs = ['get', 'post', 'put', 'patch', 'delete']

/** Returns the operations of `openapi.yaml`. */
export function contractOperations(): Operation[] {
  const file = new URL('../../openapi.yaml', import.meta.url)
  const contract: { paths: Record<string, Record<string, Described>> } = parse(readFileSync(file, 'utf8'))
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    verbs.flatMap((verb) => {
      const described = item[verb]
      if (!described) return []
      const { operationId, security, responses } = described
      const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      const answers = successes.flatMap(([, { content = {} }]) => Object.keys(content))
      return [{ operationId, path, isWrite: verb !== 'get', isPublic: security?.length === 0, answers }]
    }),
  )
}
