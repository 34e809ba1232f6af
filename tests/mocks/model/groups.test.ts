import fc from 'fast-check'
import { it } from 'vitest'
import { accounts } from '../handlers/backend'
import { groupCommands } from './group-commands'
import type { Model } from './group-model'
import { toldBackend } from './told-backend'

/** A new world, where nobody works yet at Casa Pérez. */
async function beginning() {
  const real = await toldBackend([accounts.residente, accounts.obra], { scenario: 'empty' })
  const model: Model = { workers: [], groups: [], firstAnswers: new Map() }
  return { model, real }
}

it('lists match the model after any commands on a roster and its groups', { timeout: 60_000 }, async () => {
  const story = fc.asyncProperty(fc.commands(groupCommands, { maxCommands: 40, size: 'max' }), (commands) =>
    fc.asyncModelRun(beginning, commands),
  )
  await fc.assert(story, { numRuns: 120, seed: 20260316 })
})
