import type { Mock } from '@mocks/node'
import { describe, expect, test } from 'vitest'
import { connectSession } from '@/app/follow-session'
import {
  createPlan,
  isComplete,
  markInterruptedSteps,
  type Plan,
  type Step,
} from '@/features/submissions/sending/plan'
import { runPlan } from '@/features/submissions/sending/run-plan'
import { noSavedSubmission, type WantedSubmission } from '@/features/submissions/sending/submission-state'
import { listWrites } from '../../support/list-writes'
import { chooseCases } from '../../support/scope'
import { setFaults, startBackend } from '../../support/start-backend'
import { createApi, createFiles, createWantedSubmission, type Kind, readSubmissions } from './sending-steps'

/** The ways in which one call can fail. */
const failures = [
  '500',
  'lost request',
  'lost response',
  'reload before request',
  'reload before response',
] as const
type Failure = (typeof failures)[number]

const faultStatuses = {
  500: 500,
  'lost request': 'network',
  'lost response': 'lost',
  'reload before request': 'network',
  'reload before response': 'lost',
} as const

/** How often the portal calls each operation to send what `createWantedSubmission` returns. */
const callCounts: Record<Kind, Record<string, number>> = {
  INSURANCE: { createInsuranceSubmission: 1, createInsuredPerson: 5, uploadInsuranceAttachment: 3 },
  BACKGROUND_CHECK: {
    createBackgroundCheckPerson: 5,
    uploadBackgroundCheckAttachment: 5,
    createBackgroundCheckSubmission: 1,
  },
}

const stepKinds: Record<string, Step['does']> = {
  createInsuranceSubmission: 'create',
  createBackgroundCheckSubmission: 'create',
  createInsuredPerson: 'add-person',
  createBackgroundCheckPerson: 'add-person',
  uploadInsuranceAttachment: 'add-file',
  uploadBackgroundCheckAttachment: 'add-file',
}

/** Every call that can fail; in the normal run, one call of each operation. */
const calls = (Object.keys(callCounts) as Kind[]).flatMap((kind) =>
  Object.entries(callCounts[kind]).flatMap(([operationId, count]) => {
    const callsOfOperation = Array.from({ length: count }, (_, skip) => ({ kind, operationId, skip }))
    return chooseCases(callsOfOperation, 1)
  }),
)

interface FailedCall {
  operationId: string
  /** The number of calls to this operation that succeed before one fails. */
  skip: number
}

/**
 * Runs a plan to its end, and returns the final plan. With `reloadDuring`, the function simulates a reload of the page during
 * this call. It then returns the plan that was stored before the response arrived, and marks the interrupted steps.
 */
async function runOnce(plan: Plan, reloadDuring?: FailedCall) {
  let storedPlan = plan
  let startedKeys = new Set<string>()
  const run = runPlan(plan, {
    api: createApi(plan.kind),
    files: createFiles(plan.wanted),
    onProgress: () => {},
    onChange: (current) => {
      const startedSteps = current.steps.filter(
        (step) =>
          reloadDuring && step.does === stepKinds[reloadDuring.operationId] && step.state !== 'waiting',
      )
      if (reloadDuring && startedKeys.size <= reloadDuring.skip) storedPlan = current
      startedKeys = new Set([...startedKeys, ...startedSteps.map(({ key }) => key)])
    },
  })
  const { plan: finalPlan } = await run.completion
  return reloadDuring ? markInterruptedSteps(JSON.parse(JSON.stringify(storedPlan)) as Plan) : finalPlan
}

/** Sends a submission while one call fails, and retries without failures. Returns the plan after the retry. */
async function sendWithFailure(
  wanted: WantedSubmission,
  failedCall: FailedCall,
  failure: Failure,
  mock: Mock,
) {
  await setFaults(mock, [{ ...failedCall, status: faultStatuses[failure], times: 1 }])
  const planAfterFailure = await runOnce(
    createPlan(wanted, noSavedSubmission),
    failure.startsWith('reload') ? failedCall : undefined,
  )
  expect(isComplete(planAfterFailure)).toBe(false)
  await setFaults(mock, [])
  return runOnce(planAfterFailure)
}

describe('the retry of a submission', () => {
  test.each(
    chooseCases(
      [true, false].flatMap((idempotencyKeys) => failures.map((failure) => ({ failure, idempotencyKeys }))),
      5,
    ),
  )(
    'stores each part exactly once, whichever call failed (failure: $failure, idempotency keys: $idempotencyKeys)',
    async ({ failure, idempotencyKeys }) => {
      connectSession()
      const mock = await startBackend({ as: 'residente', config: { idempotencyKeys } })
      for (const [index, { kind, ...call }] of calls.entries()) {
        const wanted = createWantedSubmission(mock, kind, `${failure} ${idempotencyKeys} ${index}`)
        const before = readSubmissions(mock, kind)
        const finalPlan = await sendWithFailure(wanted, call, failure, mock)
        const callName = `${call.operationId} ${call.skip}`
        expect(
          finalPlan.steps.filter(({ state }) => state !== 'done'),
          callName,
        ).toEqual([])
        const after = readSubmissions(mock, kind)
        const createdSubmissions = after.submissions.filter(
          ({ id }) => !before.submissions.some((submission) => submission.id === id),
        )
        expect(createdSubmissions, callName).toHaveLength(1)
        expect([...(createdSubmissions[0]?.people ?? [])].sort(), callName).toEqual(
          wanted.people.map(({ id }) => id).sort(),
        )
        expect(createdSubmissions[0]?.files, callName).toEqual(wanted.files.map((file) => file.name).sort())
        // Without the response and without idempotency keys, the portal does not know the id of the entry. The entry then
        // remains without a submission.
        const isUntraceable =
          !idempotencyKeys &&
          ['lost response', 'reload before response'].includes(failure) &&
          call.operationId === 'createBackgroundCheckPerson'
        expect(after.orphanCount - before.orphanCount, callName).toBe(isUntraceable ? 1 : 0)
      }
    },
  )
  test('sends an entry again if the lost response was a rejection', async () => {
    connectSession()
    const mock = await startBackend({ as: 'residente', config: { idempotencyKeys: true } })
    const wanted = createWantedSubmission(mock, 'BACKGROUND_CHECK', 'rejected first')
    const person = mock.db.persons.require(wanted.people[1]?.id ?? 0)
    await mock.db.persons.save({ ...person, real_property_id: 102 })
    await setFaults(mock, [{ operationId: 'createBackgroundCheckPerson', skip: 1, status: 'lost', times: 1 }])
    const failedPlan = await runOnce(createPlan(wanted, noSavedSubmission))
    await setFaults(mock, [])
    await mock.db.persons.save(person)
    expect(isComplete(await runOnce(failedPlan))).toBe(true)
  })

  test('adds the people of an insurance submission only after the submission is created', async () => {
    connectSession()
    const mock = await startBackend({ as: 'residente', config: { idempotencyKeys: true } })
    const wanted = createWantedSubmission(mock, 'INSURANCE', '4501-7')
    const failedCall = { operationId: 'createInsuranceSubmission', skip: 0 }
    expect(isComplete(await sendWithFailure(wanted, failedCall, 'reload before request', mock))).toBe(true)
    const additions = listWrites(mock).filter((write) => write.includes('insured-people'))
    expect(additions).toHaveLength(wanted.people.length)
  })

  test('adds an entry only once when the response was lost and the first retry gets a 403', async () => {
    connectSession()
    const mock = await startBackend({ as: 'residente', config: { idempotencyKeys: true } })
    const wanted = createWantedSubmission(mock, 'BACKGROUND_CHECK', 'no access')
    const { orphanCount } = readSubmissions(mock, 'BACKGROUND_CHECK')
    const operationId = 'createBackgroundCheckPerson'
    await setFaults(mock, [{ operationId, status: 'lost', times: 1 }])
    const uncertainPlan = await runOnce(createPlan(wanted, noSavedSubmission))
    await setFaults(mock, [{ operationId, status: 403 }])
    const deniedPlan = await runOnce(uncertainPlan)
    await setFaults(mock, [])
    expect(isComplete(await runOnce(deniedPlan))).toBe(true)
    expect(readSubmissions(mock, 'BACKGROUND_CHECK').orphanCount).toBe(orphanCount)
  })
})
