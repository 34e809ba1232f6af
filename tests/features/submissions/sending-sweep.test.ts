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
import { nothingHeld, type WantedSubmission } from '@/features/submissions/sending/submission-state'
import { setFaults, startBackend } from '../../support/start-backend'
import { callsOf, filesOf, heldByBackend, type Kind, wantedOf } from './sending-steps'

/** What may happen to one call. */
const failures = ['500', 'cut before', 'cut after', 'reload'] as const
type Failure = (typeof failures)[number]

const statuses = { 500: 500, 'cut before': 'network', 'cut after': 'lost', reload: 'lost' } as const

/** The calls of a new submission of five workers and three files, or of five with a file each, by their operation. */
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

/** Runs a plan to its end; a page that is reloaded has what it kept when the call in question was under way. */
async function runOnce(plan: Plan, isReload: boolean, operationId: string, skip: number) {
  let kept = plan
  let seen = new Set<string>()
  const run = runPlan(plan, {
    calls: callsOf(plan.kind),
    files: filesOf(plan.wanted),
    onProgress: () => {},
    onChange: (now) => {
      const begun = now.steps.filter((step) => step.does === does[operationId] && step.state !== 'waiting')
      if (seen.size <= skip) kept = now
      seen = new Set([...seen, ...begun.map(({ key }) => key)])
    },
  })
  const { plan: end } = await run.ended
  return isReload ? markInterruptedSteps(JSON.parse(JSON.stringify(kept)) as Plan) : end
}

/** Sends with one failure, then again. */
async function sendWithFailure(
  wanted: WantedSubmission,
  { operationId, skip }: { operationId: string; skip: number },
  failure: Failure,
  mock: Mock,
) {
  await setFaults(mock, [{ operationId, status: statuses[failure], skip, times: 1 }])
  const first = await runOnce(createPlan(wanted, nothingHeld), failure === 'reload', operationId, skip)
  expect(isComplete(first)).toBe(false)
  await setFaults(mock, [])
  return runOnce(first, false, operationId, 99)
}

describe('whatever call fails, after trying again the backend has all of it once', () => {
  test.each(
    [true, false].flatMap((idempotencyKeys) => failures.map((failure) => ({ failure, idempotencyKeys }))),
  )('$failure, with keys: $idempotencyKeys', async ({ failure, idempotencyKeys }) => {
    connectSession()
    const mock = await startBackend({ as: 'residente', config: { idempotencyKeys } })
    for (const [index, { kind, ...call }] of every.entries()) {
      const wanted = wantedOf(mock, kind, `${failure} ${idempotencyKeys} ${index}`)
      const before = heldByBackend(mock, kind)
      const end = await sendWithFailure(wanted, call, failure, mock)
      const name = `${call.operationId} ${call.skip}`
      expect(
        end.steps.filter(({ state }) => state !== 'done'),
        name,
      ).toEqual([])
      const now = heldByBackend(mock, kind)
      const made = now.submissions.filter(({ id }) => !before.submissions.some((one) => one.id === id))
      expect(made, name).toHaveLength(1)
      expect([...(made[0]?.people ?? [])].sort(), name).toEqual(wanted.people.map(({ id }) => id).sort())
      expect(made[0]?.files, name).toEqual(wanted.files.map((file) => file.name).sort())
      // Without keys nothing tells the number of an entry whose answer was lost; it belongs to no submission.
      const isUntraceable =
        !idempotencyKeys &&
        ['cut after', 'reload'].includes(failure) &&
        call.operationId === 'createBackgroundCheckPerson'
      expect(now.orphans - before.orphans, name).toBe(isUntraceable ? 1 : 0)
    }
  })
})
