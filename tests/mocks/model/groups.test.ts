import fc from 'fast-check'
import { it } from 'vitest'
import { chooseCount } from '../../support/scope'
import { accounts } from '../handlers/backend'
import { groupCommands } from './group-commands'
import type { Model } from './group-model'
import { createSignedInBackend } from './signed-in-backend'

/** Creates a backend and a model that both have no workers and no groups. */
async function createInitialState() {
  const real = await createSignedInBackend([accounts.residente, accounts.obra], { scenario: 'empty' })
  const model: Model = { workers: [], groups: [], firstResponses: new Map() }
  return { model, real }
}

it('the roster and the groups of the backend match the model after any sequence of commands', {
  timeout: 60_000,
}, async () => {
  const property = fc.asyncProperty(
    fc.commands(groupCommands, { maxCommands: 40, size: 'max' }),
    (commands) => fc.asyncModelRun(createInitialState, commands),
  )
  await fc.assert(property, { numRuns: chooseCount(12, 120), seed: 20260316 })
})
