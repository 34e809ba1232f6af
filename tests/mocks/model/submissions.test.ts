import fc from 'fast-check'
import { it } from 'vitest'
import { chooseCount } from '../../support/scope'
import { accounts } from '../handlers/backend'
import { createSignedInBackend } from './signed-in-backend'
import { submissionCommands } from './submission-commands'
import type { Model } from './submission-model'

/** Creates a backend and a model that both have no submissions. */
async function createInitialState() {
  const real = await createSignedInBackend([accounts.residente, accounts.obra], { scenario: 'empty' })
  const model: Model = { submissions: [], unsubmittedEntries: [], firstResponses: new Map() }
  return { model, real }
}

it('the submissions of the backend and their counts match the model after any sequence of commands', {
  timeout: 60_000,
}, async () => {
  const property = fc.asyncProperty(
    fc.commands(submissionCommands, { maxCommands: 40, size: 'max' }),
    (commands) => fc.asyncModelRun(createInitialState, commands),
  )
  await fc.assert(property, { numRuns: chooseCount(8, 50), seed: 20260316 })
})
