import type { OperationId } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { contractOperations } from '../../contract/fuzz/generated-call'
import { accounts, type RefusedCall } from '../../operations/operation-record'
import { getRecordPath, records } from '../../operations/records'
import { sendCallAndRollBack } from '../../operations/send-call'
import { expectNoAdvice } from '../../support/expect-no-advice'
import { createCallClient } from '../client'

interface RefusedCallRow {
  operationId: OperationId
  status: number
  steps: string
  isPublic: boolean
  refusedCall: RefusedCall
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
const rows: readonly RefusedCallRow[] = refusalLists.flatMap(({ list, ...row }) =>
  'unreachable' in list ? [] : list.map((refusedCall) => ({ ...row, steps: refusedCall.steps, refusedCall })),
)

const { mock, signIn } = await createCallClient({ scenario: 'errors', onViolation: 'throw' })
const tokens = new Map<string, string>()
for (const account of accounts) tokens.set(account, await signIn(`${account}@demo.ar`))

describe('the scenario `errors`', () => {
  it.each(rows)(
    '$operationId $status: $steps',
    async ({ operationId, status, isPublic, refusedCall: { as, expectedBody, ...change } }) => {
      const token = isPublic ? undefined : tokens.get(as ?? 'residente')
      const response = await sendCallAndRollBack(mock, operationId, change, token)
      expect({ status: response.status, body: response.body }).toEqual({
        status,
        body: expect.objectContaining(expectedBody ?? notFound),
      })
    },
  )

  it('causes no response that violates the contract', () => {
    expect(mock.violations).toEqual([])
  })
})

describe('the operation records', () => {
  it('contain, for each status in `refusals`, a refused call or the reason why no call causes the status', () => {
    const missing = refusalLists.filter(
      ({ list }) => ('unreachable' in list ? list.unreachable : list).length === 0,
    )
    const advice = missing.map(
      ({ operationId, status }) =>
        `${getRecordPath(operationId)}: add a row to \`refusals[${status}]\` of \`${operationId}\``,
    )
    expectNoAdvice(advice)
  })

  it('contain an expected body for each refused call whose status is not 404', () => {
    const missing = rows.filter(({ status, refusedCall }) => status !== 404 && !refusedCall.expectedBody)
    const advice = missing.map(
      ({ operationId, status, steps }) =>
        `${getRecordPath(operationId)}: add \`expectedBody\` to '${steps}' in \`refusals[${status}]\` of \`${operationId}\``,
    )
    expectNoAdvice(advice)
  })

  it('contain no two refused calls with the same operation, status, steps and expected body', () => {
    const descriptions = rows.map(
      ({ operationId, status, steps, refusedCall }) =>
        `${getRecordPath(operationId)}: ${operationId} ${status} '${steps}' ${JSON.stringify(refusedCall.expectedBody)}`,
    )
    const repeated = descriptions.filter((description, index) => descriptions.indexOf(description) !== index)
    expect(repeated, 'give each of these rows its own `steps`').toEqual([])
  })
})
