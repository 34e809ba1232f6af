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
import { setFaults, startBackend } from '../../support/start-backend'
import { createApi, createFiles, createWantedSubmission, type Kind, readSubmissions } from './sending-steps'

/** The failures of one call: an error, a lost request, a lost response, or a reload of the page during the call. */
const failures = ['500', 'lost request', 'lost response', 'reload'] as const
type Failure = (typeof failures)[number]

const faultStatuses = {
  500: 500,
  'lost request': 'network',
  'lost response': 'lost',
  reload: 'lost',
} as const

/** The number of calls of each operation for a submission of `createWantedSubmission`. */
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

const calls = (Object.keys(callCounts) as Kind[]).flatMap((kind) =>
  Object.entries(callCounts[kind]).flatMap(([operationId, count]) =>
    Array.from({ length: count }, (_, skip) => ({ kind, operationId, skip })),
  ),
)

interface FailedCall {
  operationId: string
  /** The number of calls of the operation before the failed call. */
  skip: number
}

/**
 * Runs a plan to its end, and returns the final plan. With `reloadDuring`, returns the plan that a page would restore
 * if it reloaded during that call: the plan stored before the response, with its interrupted steps marked.
 */
async function runOnce(plan: Plan, reloadDuring?: FailedCall) {
  let storedPlan = plan
  let startedKeys = new Set<string>()
  const run = runPlan(plan, {
    calls: createApi(plan.kind),
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

/** Sends a submission with one failed call, then retries. */
async function sendWithFailure(
  wanted: WantedSubmission,
  failedCall: FailedCall,
  failure: Failure,
  mock: Mock,
) {
  await setFaults(mock, [{ ...failedCall, status: faultStatuses[failure], times: 1 }])
  const planAfterFailure = await runOnce(
    createPlan(wanted, noSavedSubmission),
    failure === 'reload' ? failedCall : undefined,
  )
  expect(isComplete(planAfterFailure)).toBe(false)
  await setFaults(mock, [])
  return runOnce(planAfterFailure)
}

describe('the retry of a submission', () => {
  test.each(
    [true, false].flatMap((idempotencyKeys) => failures.map((failure) => ({ failure, idempotencyKeys }))),
  )(
    'sends each part exactly once, whichever call failed (failure: $failure, idempotency keys: $idempotencyKeys)',
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
        // Without idempotency keys, the id of an entry is unknown if the response was lost, so the entry remains
        // without a submission.
        const isUntraceable =
          !idempotencyKeys &&
          ['lost response', 'reload'].includes(failure) &&
          call.operationId === 'createBackgroundCheckPerson'
        expect(after.orphanCount - before.orphanCount, callName).toBe(isUntraceable ? 1 : 0)
      }
    },
  )
})
