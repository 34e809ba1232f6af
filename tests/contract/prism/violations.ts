import type { ProxiedRequest, ProxiedResponse } from '../../support/changing-proxy.ts'

/** A request or response that violates the contract according to Prism. */
export interface Violation {
  operationId: string
  call: string
  /** The message of Prism, with the place in the request or response. */
  message: string
}

/** Matches the title of the problem that Prism reports if it cannot reach the mock backend. */
const connectionFailure = /^request to \S+ failed, reason: /

interface PrismProblem {
  type?: string
  title?: string
  detail?: string
  validation?: { location?: string[]; code?: string; message?: string }[]
}

/** Returns the violations in a response of Prism, which answers them with a body of the type `application/problem+json`. */
export function findViolations(request: ProxiedRequest, response: ProxiedResponse): Violation[] {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return []
  const problem = JSON.parse(response.body.toString()) as PrismProblem
  // A call of a page that closes may not reach the mock backend. A page that stays open reports such a response itself.
  if (problem.title !== undefined && connectionFailure.test(problem.title)) return []
  const call = `${request.method} ${request.url.pathname}${request.url.search}`
  const messages = problem.validation?.map(
    ({ location = [], message }) => `${location.join('.')}: ${message}`,
  ) ?? [`${problem.title}: ${problem.detail}`]
  return messages.map((message) => ({ operationId: request.operationId ?? '', call, message }))
}
