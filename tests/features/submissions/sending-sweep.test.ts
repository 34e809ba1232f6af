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
import { createApi, createFiles, createWanted, type Kind, readSubmissions } from './sending-steps'

/** The failures of one call. */
const failures = ['500', 'cut before', 'cut after', 'reload'] as const
type Failure = (typeof failures)[number]

const statuses = { 500: 500, 'cut before': 'network', 'cut after': 'lost', reload: 'lost' } as const

/** The number of calls by operation, for five workers with three files or with one file each. */
const callCounts: Record<Kind, Record<string, number>> = {
  INSURANCE: { createInsuranceSubmission: 1, createInsuredPerson: 5, uploadInsuranceAttachment: 3 },
  BACKGROUND_CHECK: {
    createBackgroundCheckPerson: 5,
    uploadBackgroundCheckAttachment: 5,
    createBackgroundCheckSubmission: 1,
  },
}

const does: Record<string, Step['does']> = {
  createInsuranceSubmission: 'create',
  createBackgroundCheckSubmission: 'create',
  createInsuredPerson: 'add-person',
  createBackgroundCheckPerson: 'add-person',
  uploadInsuranceAttachment: 'add-file',
  uploadBackgroundCheckAttachment: 'add-file',
}

const every = (Object.keys(callCounts) as Kind[]).flatMap((kind) =>
  Object.entries(callCounts[kind]).flatMap(([operationId, count]) =>
    Array.from({ length: count }, (_, skip) => ({ kind, operationId, skip })),
  ),
)

/** Runs a plan to its end. A reload returns the plan that was stored during the failing call. */
async function runOnce(plan: Plan, isReload: boolean, operationId: string, skip: number) {
  let storedPlan = plan
  let startedKeys = new Set<string>()
  const run = runPlan(plan, {
    calls: createApi(plan.kind),
    files: createFiles(plan.wanted),
    onProgress: () => {},
    onChange: (current) => {
      const started = current.steps.filter(
        (step) => step.does === does[operationId] && step.state !== 'waiting',
      )
      if (startedKeys.size <= skip) storedPlan = current
      startedKeys = new Set([...startedKeys, ...started.map(({ key }) => key)])
    },
  })
  const { plan: end } = await run.ended
  return isReload ? markInterruptedSteps(JSON.parse(JSON.stringify(storedPlan)) as Plan) : end
}

/** Sends with one failure, then retries. */
async function sendWithFailure(
  wanted: WantedSubmission,
  { operationId, skip }: { operationId: string; skip: number },
  failure: Failure,
  mock: Mock,
) {
  await setFaults(mock, [{ operationId, status: statuses[failure], skip, times: 1 }])
  const first = await runOnce(createPlan(wanted, noSavedSubmission), failure === 'reload', operationId, skip)
  expect(isComplete(first)).toBe(false)
  await setFaults(mock, [])
  return runOnce(first, false, operationId, 99)
}

describe('sends everything exactly once after a retry, whichever call failed', () => {
  test.each(
    [true, false].flatMap((idempotencyKeys) => failures.map((failure) => ({ failure, idempotencyKeys }))),
  )('$failure, with keys: $idempotencyKeys', async ({ failure, idempotencyKeys }) => {
    connectSession()
    const mock = await startBackend({ as: 'residente', config: { idempotencyKeys } })
    for (const [index, { kind, ...call }] of every.entries()) {
      const wanted = createWanted(mock, kind, `${failure} ${idempotencyKeys} ${index}`)
      const before = readSubmissions(mock, kind)
      const end = await sendWithFailure(wanted, call, failure, mock)
      const name = `${call.operationId} ${call.skip}`
      expect(
        end.steps.filter(({ state }) => state !== 'done'),
        name,
      ).toEqual([])
      const after = readSubmissions(mock, kind)
      const createdSubmissions = after.submissions.filter(
        ({ id }) => !before.submissions.some((submission) => submission.id === id),
      )
      expect(createdSubmissions, name).toHaveLength(1)
      expect([...(createdSubmissions[0]?.people ?? [])].sort(), name).toEqual(
        wanted.people.map(({ id }) => id).sort(),
      )
      expect(createdSubmissions[0]?.files, name).toEqual(wanted.files.map((file) => file.name).sort())
      // Without keys the id of an entry with a lost answer is unknown, so the entry belongs to no submission.
      const isUntraceable =
        !idempotencyKeys &&
        ['cut after', 'reload'].includes(failure) &&
        call.operationId === 'createBackgroundCheckPerson'
      expect(after.orphans - before.orphans, name).toBe(isUntraceable ? 1 : 0)
    }
  })
})
