import { matchOperation } from '@mocks/pipeline/match-operation'
import type { RefusalRow } from '@mocks/scenarios/errors/refusal-row'
import { listRefusals, unreachableRefusals } from '@mocks/scenarios/errors/refusals'
import { describe, expect, it } from 'vitest'
import { operations } from '../../contract/document'
import { client } from '../client'

const today = '2026-03-16'
const rows = listRefusals(today)
const { mock, call, signIn } = await client({ scenario: 'errors', onViolation: 'throw' })
const signedIn = ['residente', 'inquilino', 'obra', 'admin', 'consejo'] as const
const tokens = new Map<RefusalRow['as'], string>()
for (const name of signedIn) tokens.set(name, await signIn(`${name}@demo.ar`))

describe('the refusals of the errors world', () => {
  it.each(rows.map((row) => [row.operationId, row.status, row.steps, row] as const))(
    '%s %i: %s',
    async (_operation, _status, _how, { status, expectedBody: says, as, call: asked }) => {
      const answer = await call(asked.method, asked.path, { body: asked.body, token: tokens.get(as) })
      expect({ status: answer.status, body: answer.body }).toEqual({
        status,
        body: expect.objectContaining(says),
      })
    },
  )

  it('break no word of the contract', () => {
    expect(mock.violations).toEqual([])
  })
})

describe('the table', () => {
  const named = (list: readonly { operationId: string; status: number }[]) =>
    new Set(list.map(({ operationId, status }) => `${operationId} ${status}`))
  const reached = named(rows)
  const excused = named(unreachableRefusals)
  /** Signing in again is the same everywhere (401), and what breaks the contract has tests of its own (400). */
  const declared = operations.flatMap(({ operationId, responses }) =>
    Object.keys(responses)
      .filter((status) => /^4/.test(status) && status !== '400' && status !== '401')
      .map((status) => `${operationId} ${status}`),
  )

  it('has each refusal that the contract declares, or the reason why nobody meets it', () => {
    expect(declared.filter((one) => !reached.has(one) && !excused.has(one))).toEqual([])
  })

  it('has reasons only for what is declared and not met', () => {
    expect([...excused].filter((one) => !declared.includes(one) || reached.has(one))).toEqual([])
  })

  it('calls what it says that it calls', () => {
    const wrong = rows.filter(({ operationId, call: { method, path } }) => {
      const match = matchOperation(method, path.split('?')[0] ?? '')
      return (
        typeof match === 'string' || !('operation' in match) || match.operation.operationId !== operationId
      )
    })
    expect(wrong.map(({ steps: how }) => how)).toEqual([])
  })

  it('tells the way to each in words of its own', () => {
    const ways = rows.map(
      ({ operationId, status, expectedBody: says, steps: how }) =>
        `${operationId} ${status} ${how} ${JSON.stringify(says)}`,
    )
    expect(ways.filter((way, at) => ways.indexOf(way) !== at)).toEqual([])
  })
})
