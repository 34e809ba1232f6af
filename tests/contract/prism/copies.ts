import { fetchTarget, type ProxiedRequest, type ProxiedResponse } from '../../support/changing-proxy.ts'
import { findViolations, type Violation } from './violations.ts'

/** The header of a copy of a call, with the number of its recorded response. */
const copyHeader = 'x-recorded-response'

/** Compares calls by copies that Prism gets. */
export interface CopyComparison {
  /** Sends a copy of a call to Prism, while the call itself has already been answered. */
  compare: (request: ProxiedRequest, response: ProxiedResponse, content: Buffer) => void
  /** Returns the recorded response to a copy, so that the copy does not reach the mock backend. */
  answer: (request: ProxiedRequest) => ProxiedResponse | undefined
  /** Resolves to the violations since the last time, when Prism has compared each copy. */
  finish: () => Promise<Violation[]>
}

/**
 * Prism handles each body as text, which damages a file. So a call with a file reaches the mock backend without Prism, and Prism
 * compares a copy of the request and of the response, whose damage nobody sees. `getPrismUrl` returns the address of Prism.
 */
export function createCopyComparison(getPrismUrl: () => string): CopyComparison {
  const responses = new Map<string, ProxiedResponse>()
  const comparisons: Promise<Violation[]>[] = []
  let copyCount = 0

  async function sendCopy(
    request: ProxiedRequest,
    response: ProxiedResponse,
    content: Buffer,
  ): Promise<Violation[]> {
    copyCount += 1
    const number = String(copyCount)
    responses.set(number, response)
    const copy = { ...request, headers: { ...request.headers, [copyHeader]: number } }
    const answer = await fetchTarget(copy, content, getPrismUrl())
    const violations = findViolations(request, answer)
    // Prism reads no response to a request that violates the contract.
    if (responses.delete(number) && violations.length === 0)
      throw new Error(`Prism has not compared a copy of ${request.operationId}`)
    return violations
  }

  return {
    compare: (request, response, content) => {
      const copy = { ...response, headers: new Headers(response.headers), body: Buffer.from(response.body) }
      comparisons.push(sendCopy(request, copy, content))
    },
    answer: ({ headers }) => {
      const number = String(headers[copyHeader] ?? '')
      const response = responses.get(number)
      responses.delete(number)
      return response
    },
    finish: async () => (await Promise.all(comparisons.splice(0))).flat(),
  }
}
