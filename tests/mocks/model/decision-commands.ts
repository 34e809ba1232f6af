import { expect } from 'vitest'
import { type Action, chooseRow } from './command'
import type { SignedInBackend } from './signed-in-backend'
import {
  applyDecision,
  applySubmissionDecision,
  hasSubmissions,
  isPending,
  type Model,
  neighbourIds,
  type Status,
} from './submission-model'

type ModelAction = Action<Model, SignedInBackend>

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
    // In a submission without people, the command names a person who is not part of the submission.
    const person = personIndex === undefined ? undefined : (entry?.person ?? neighbourIds[0])
    const body = { submission: submission.id, status, comment, person }
    // The controls need no account.
    const response = await call('', 'POST', '/__mock/administration/decide', { body })
    const isDecided = !isPending(submission) || (entry !== undefined && !isPending(entry))
    expect(response.status).toBe(person !== undefined && !entry ? 404 : isDecided ? 409 : 200)
    if (response.status !== 200) return
    if (entry) applyDecision(entry, status, comment)
    else applySubmissionDecision(submission, status, comment)
  },
})

/** Decides one person, then the whole submission. */
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
