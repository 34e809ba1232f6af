import { expect } from 'vitest'
import { type Action, chooseRow } from './command'
import type { SignedInBackend } from './signed-in-backend'
import {
  applyDecision,
  applySubmissionDecision,
  hasSubmissions,
  isPending,
  type Model,
  peopleOfNeighbourhood,
  type Status,
} from './submission-model'

type ModelAction = Action<Model, SignedInBackend>

/**
 * Returns an action in which the Administration decides about one person of a submission. If `personIndex` is undefined, the
 * Administration decides about the whole submission.
 */
export const sendDecision = (
  index: number,
  status: Status,
  comment: string,
  personIndex?: number,
): ModelAction => ({
  description: `the Administration decides ${status} on ${personIndex === undefined ? '' : `person number ${personIndex} of `}submission number ${index}`,
  isPossible: hasSubmissions,
  run: async (model, { call }) => {
    const submission = chooseRow(model.submissions, index)
    const { people } = submission
    const entry =
      personIndex === undefined || people.length === 0 ? undefined : chooseRow(people, personIndex)
    // If the submission has no people, the body names a person outside it. The backend then responds with 404.
    const person = personIndex === undefined ? undefined : (entry?.person ?? peopleOfNeighbourhood[0])
    const body = { submission: submission.id, status, comment, person }
    // The account is empty, because controls need no signed-in account.
    const response = await call('', 'POST', '/__mock/administration/decide', { body })
    const isDecided = !isPending(submission) || (entry !== undefined && !isPending(entry))
    expect(response.status).toBe(person !== undefined && !entry ? 404 : isDecided ? 409 : 200)
    if (response.status !== 200) return
    if (entry) applyDecision(entry, status, comment)
    else applySubmissionDecision(submission, status, comment)
  },
})

/** Returns an action in which the Administration decides about one person of a submission, then about the whole submission. */
export const decideTwice = (
  index: number,
  personStatus: Status,
  status: Status,
  personIndex: number,
): ModelAction => ({
  description: `${sendDecision(index, personStatus, 'No es legible.', personIndex).description}, then ${status} on the submission`,
  isPossible: hasSubmissions,
  run: async (model, real) => {
    await sendDecision(index, personStatus, 'No es legible.', personIndex).run(model, real)
    await sendDecision(index, status, 'Vencida.', undefined).run(model, real)
  },
})
