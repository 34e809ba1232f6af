import fc from 'fast-check'
import { it } from 'vitest'
import { accounts } from '../handlers/backend'
import { submissionCommands } from './submission-commands'
import type { Model } from './submission-model'
import { toldBackend } from './told-backend'

/** A new world, where nobody has filed anything. */
async function beginning() {
  const real = await toldBackend([accounts.residente, accounts.obra], { scenario: 'empty' })
  const model: Model = { submissions: [], free: [], firstAnswers: new Map() }
  return { model, real }
}

it('lists and counts match the model after any submissions and decisions', { timeout: 60_000 }, async () => {
  const story = fc.asyncProperty(
    fc.commands(submissionCommands, { maxCommands: 40, size: 'max' }),
    (commands) => fc.asyncModelRun(beginning, commands),
  )
  await fc.assert(story, { numRuns: 50, seed: 20260316 })
})
