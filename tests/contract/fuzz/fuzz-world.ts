import type { ReplyViolation } from '@mocks/world/world'
import { type Answered, client } from '../../mocks/client'
import { accounts } from '../../mocks/handlers/backend'
import { type Ask, accountOf, addressOf, knownAsk, type Operation } from './ask'
import { travelling } from './travelling'

/** What a call was answered, and what it did to the world. */
export interface Told extends Answered {
  /** How many rows it wrote. */
  writes: number
  /** What of the answer broke the contract. */
  violations: readonly ReplyViolation[]
}

/**
 * One demo for many calls: each is taken back after its answer, so that all of them meet the same world. Building a
 * world for each would take most of the time.
 */
export async function fuzzWorld(signedIn: readonly string[] = Object.values(accounts)) {
  const { mock, call, signIn } = await client()
  const { world } = mock
  const tokens = new Map<string, string>()
  for (const account of signedIn) tokens.set(account, await signIn(account))
  const expired = await signIn()
  const [session] = world.db.sessions.by('token', expired)
  if (!session) throw new Error('Nobody signed in')
  await world.db.sessions.save({ ...session, expires_at: '2026-03-16T12:59:59.000Z' })
  const ids = world.ids.state()
  const beginning = world.serialise()

  /** One call, without taking it back. */
  async function tell(operation: Operation, ask: Ask, token: string | undefined): Promise<Told> {
    world.journal.begin()
    const { body, headers: own } = travelling(operation, ask.body)
    const headers = { ...own, ...ask.headers }
    const answer = await call(operation.method, addressOf(operation, ask), { body, headers, token })
    return { ...answer, writes: world.journal.writes, violations: world.violations.splice(0) }
  }

  /** One call to a world in which nothing else happened. */
  async function tellAlone(operation: Operation, ask: Ask, token?: string): Promise<Told> {
    const told = await tell(operation, ask, token)
    await world.journal.rollBack()
    world.ids.restore(ids)
    return told
  }

  const tokenFor = (operation: Operation): string => tokens.get(accountOf(operation)) ?? ''

  return {
    mock,
    signIn,
    tell,
    tellAlone,
    expired,
    /** The session of whoever may call it. */
    tokenFor,
    knownAsk: (operation: Operation) => knownAsk(operation, tokenFor(operation)),
    /** Whether everything is as it was before the first call. */
    isAsInTheBeginning: () => world.serialise() === beginning,
  }
}

export type FuzzWorld = Awaited<ReturnType<typeof fuzzWorld>>
