import type { OperationId } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { contractOperations } from '../../contract/fuzz/generated-call'
import { accounts, type RefusedCall } from '../../operations/operation-record'
import { getRecordPath, records } from '../../operations/records'
import { sendCallAndRollBack } from '../../operations/send-call'
import { expectNoAdvice } from '../../support/expect-no-advice'
import { client } from '../client'

interface RefusalRow {
  operationId: OperationId
  status: number
  steps: string
  isPublic: boolean
  refusal: RefusedCall
}

const notFound = { detail: 'No encontrado.' }

const refusalLists = contractOperations.flatMap(({ operationId, isPublic }) =>
  Object.entries(records[operationId].refusals).map(([status, list]) => ({
    operationId,
    isPublic,
    status: Number(status),
    list,
  })),
)
const rows: readonly RefusalRow[] = refusalLists.flatMap(({ list, ...row }) =>
  'unreachable' in list ? [] : list.map((refusal) => ({ ...row, steps: refusal.steps, refusal })),
)

const { mock, signIn } = await client({ scenario: 'errors', onViolation: 'throw' })
const tokens = new Map<string, string>()
for (const account of accounts) tokens.set(account, await signIn(`${account}@demo.ar`))

describe('the scenario errors', () => {
  it.each(rows)(
    '$operationId $status: $steps',
    async ({ operationId, status, isPublic, refusal: { as, expectedBody, ...change } }) => {
      const token = isPublic ? undefined : tokens.get(as ?? 'residente')
      const response = await sendCallAndRollBack(mock, operationId, change, token)
      expect({ status: response.status, body: response.body }).toEqual({
        status,
        body: expect.objectContaining(expectedBody ?? notFound),
      })
    },
  )

  it('causes no violation of the contract', () => {
    expect(mock.violations).toEqual([])
  })
})

describe('the records', () => {
  it('contain a call for each declared refusal', () => {
    const missing = refusalLists.filter(
      ({ list }) => ('unreachable' in list ? list.unreachable : list).length === 0,
    )
    const advice = missing.map(
      ({ operationId, status }) =>
        `${getRecordPath(operationId)}: add a row to \`refusals[${status}]\` of \`${operationId}\``,
    )
    expectNoAdvice(advice)
  })

  it('contain the expected body of each refusal except 404', () => {
    const missing = rows.filter(({ status, refusal }) => status !== 404 && !refusal.expectedBody)
    const advice = missing.map(
      ({ operationId, status, steps }) =>
        `${getRecordPath(operationId)}: add \`expectedBody\` to '${steps}' in \`refusals[${status}]\` of \`${operationId}\``,
    )
    expectNoAdvice(advice)
  })

  it('describe each refusal once', () => {
    const descriptions = rows.map(
      ({ operationId, status, steps, refusal }) =>
        `${getRecordPath(operationId)}: ${operationId} ${status} '${steps}' ${JSON.stringify(refusal.expectedBody)}`,
    )
    const repeated = descriptions.filter((description, index) => descriptions.indexOf(description) !== index)
    expect(repeated, 'give each of these rows its own `steps`').toEqual([])
  })
})
