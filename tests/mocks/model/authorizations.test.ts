import { formatFullName } from '@mocks/rules/people'
import { testNow } from '@mocks/world/world'
import fc from 'fast-check'
import { it } from 'vitest'
import { chooseCount } from '../../support/scope'
import { accounts } from '../handlers/backend'
import { authorizationCommands } from './authorization-commands'
import { type Model, sessionLength } from './authorization-model'
import { createSignedInBackend } from './signed-in-backend'

const residents = [accounts.residente, accounts.consejo]

/** Creates a backend with the scenario `empty`, and a model with the persons of its neighbourhood 101. */
async function createInitialState() {
  const real = await createSignedInBackend(residents, { scenario: 'empty' })
  const now = Date.parse(testNow)
  const persons = real.mock.db.persons.find(({ real_property_id }) => real_property_id === 101)
  const model: Model = {
    now,
    persons: new Map(
      persons.map((person) => [person.id, { name: formatFullName(person), document: person.id_number }]),
    ),
    authorizations: [],
    contacts: new Map(residents.map((account) => [account, new Set()])),
    sessionEnds: new Map(residents.map((account) => [account, now + sessionLength])),
    firstResponses: new Map(),
  }
  return { model, real }
}

it('after any commands of two residents, the lists of the backend match the model', {
  timeout: 60_000,
}, async () => {
  const property = fc.asyncProperty(
    fc.commands(authorizationCommands, { maxCommands: 30, size: 'max' }),
    (commands) => fc.asyncModelRun(createInitialState, commands),
  )
  await fc.assert(property, { numRuns: chooseCount(7, 40), seed: 20260316 })
})
