import { beforeEach, describe, expect, test } from 'vitest'
import { ApiError, SavedEarlierError } from '@/api/api-error'
import { createQueryClient } from '@/api/query-client'
import { forgetLostCalls } from '@/api/writes/lost-calls'
import { getWriteOptions } from '@/api/writes/use-write'
import type { Write } from '@/api/writes/write'
import { applyConfig } from '@/config'

interface Variables {
  id?: number
  data: string
}

type Outcome = ApiError | 'saved' | 'lost'

const lost = new ApiError('network')

/**
 * Creates a sender of a write whose backend answers with the next of `outcomes`: it throws an error, saves, or saves and loses
 * the response. `sent` are the contents and `keys` the idempotency keys of the calls that the backend received.
 */
function createSender(outcomes: Outcome[], options: Partial<Write<Variables, string | undefined>> = {}) {
  const sent: string[] = []
  const keys: (string | null)[] = []
  const saved: string[] = []
  const write: Write<Variables, string | undefined> = {
    operation: 'createPet',
    kind: 'search',
    getSubject: ({ id }) => id,
    find: async ({ data }) => (saved.includes(data) ? `found ${data}` : undefined),
    call: async ({ data }, { headers }) => {
      sent.push(data)
      keys.push(new Headers(headers).get('Idempotency-Key'))
      const outcome = outcomes.shift()
      if (outcome instanceof ApiError) throw outcome
      saved.push(data)
      if (outcome === 'lost') throw lost
      return `saved ${data}`
    },
    ...options,
  }
  const client = createQueryClient()
  const send = (data: string, id?: number): Promise<unknown> =>
    client
      .getMutationCache()
      .build(client, getWriteOptions(client, write))
      .execute({ id, data })
      .catch((error: unknown) => error)
  return { client, send, sent, keys }
}

beforeEach(() => applyConfig({ apiUrl: 'http://localhost:3000' }))

describe('a write whose result can be found', () => {
  test('returns the saved result after a lost response, and sends nothing again', async () => {
    const { send, sent } = createSender(['lost'])
    expect(await send('Toby')).toBe(lost)
    expect(await send('Toby')).toBe('found Toby')
    expect(sent).toEqual(['Toby'])
  })

  test('refetches the lists after the saved result is found', async () => {
    const { client, send } = createSender(['lost'])
    client.setQueryData(['listPets'], [])
    await send('Toby')
    await send('Toby')
    expect(client.getQueryState(['listPets'])?.isInvalidated).toBe(true)
  })

  test('sends the call again if the backend did not execute it', async () => {
    const { send, sent } = createSender([lost, 'saved'])
    await send('Toby')
    expect(await send('Toby')).toBe('saved Toby')
    expect(sent).toEqual(['Toby', 'Toby'])
  })

  test.each([new ApiError('timeout'), new ApiError('garbage', 200), new ApiError('status', 503)])(
    'finds the result after %s',
    async (failure) => {
      let isFirst = true
      const { send } = createSender([], {
        call: async ({ data }) => {
          if (!isFirst) return `saved ${data}`
          isFirst = false
          throw failure
        },
        find: async () => 'found',
      })
      await send('Toby')
      expect(await send('Toby')).toBe('found')
    },
  )

  test('does not search after a refusal, so the same content can be created twice', async () => {
    const { send, sent } = createSender(['saved', new ApiError('status', 400), 'saved'])
    await send('Toby')
    await send('Toby')
    expect(await send('Toby')).toBe('saved Toby')
    expect(sent).toHaveLength(3)
  })

  test('sends nothing if the search fails, and searches again the next time', async () => {
    const failure = new ApiError('timeout')
    const answers = [Promise.reject(failure), Promise.resolve('found')]
    const { send, sent } = createSender(['lost'], {
      find: () => answers.shift() ?? Promise.resolve(undefined),
    })
    await send('Toby')
    expect(await send('Toby')).toBe(failure)
    expect(await send('Toby')).toBe('found')
    expect(sent).toEqual(['Toby'])
  })

  test('sends no changed content while the user does not know that the earlier content was saved', async () => {
    const { client, send, sent } = createSender(['lost', 'saved'])
    client.setQueryData(['listPets'], [])
    await send('Toby')
    expect(await send('Luna')).toBeInstanceOf(SavedEarlierError)
    expect(sent).toEqual(['Toby'])
    expect(client.getQueryState(['listPets'])?.isInvalidated).toBe(true)
    expect(await send('Luna')).toBe('saved Luna')
  })

  test('sends changed content if the earlier content was not saved', async () => {
    const { send, sent } = createSender([lost, 'saved'])
    await send('Toby')
    expect(await send('Luna')).toBe('saved Luna')
    expect(sent).toEqual(['Toby', 'Luna'])
  })

  test('forgets the lost calls of a user who has signed out', async () => {
    const { client, send, sent } = createSender(['lost', 'saved'])
    await send('Toby')
    forgetLostCalls(client)
    expect(await send('Toby')).toBe('saved Toby')
    expect(sent).toEqual(['Toby', 'Toby'])
  })

  test('ignores lost calls about another subject', async () => {
    const { send, sent } = createSender(['lost', 'saved'])
    await send('Toby', 1)
    expect(await send('Luna', 2)).toBe('saved Luna')
    expect(sent).toEqual(['Toby', 'Luna'])
  })
})

describe('a write whose repetition is refused', () => {
  const refused = new ApiError('status', 404)
  const refusable = {
    kind: 'refusal',
    find: undefined,
    provesEffect: (error: unknown) => error === refused,
  } as const

  test('succeeds if the repetition is refused after a lost response', async () => {
    const { send } = createSender(['lost', refused], refusable)
    await send('Toby')
    expect(await send('Toby')).toBeUndefined()
  })

  test('fails if the first call is refused', async () => {
    const { send } = createSender([refused], refusable)
    expect(await send('Toby')).toBe(refused)
  })

  test('reports that earlier content was saved, even after several lost responses', async () => {
    const { send } = createSender(['lost', lost, refused], refusable)
    await send('Toby')
    await send('Luna')
    expect(await send('Luna')).toBeInstanceOf(SavedEarlierError)
  })

  test('still remembers the lost call after the session has expired', async () => {
    const { send } = createSender(['lost', new ApiError('status', 401), refused], refusable)
    await send('Toby')
    await send('Toby')
    expect(await send('Toby')).toBeUndefined()
  })
})

describe('the idempotency key of a write', () => {
  const sendTwice = async (outcomes: Outcome[], contents: [string, string], idempotencyKeys = true) => {
    applyConfig({ apiUrl: 'http://localhost:3000', idempotencyKeys })
    const { send, keys } = createSender(outcomes, { find: async () => undefined })
    for (const content of contents) await send(content)
    return keys
  }

  test.each([lost, new ApiError('timeout'), new ApiError('status', 503)])(
    'stays the same on a retry if the backend may have saved the write despite the failure: %s',
    async (failure) => {
      const [first, second] = await sendTwice([failure, 'saved'], ['Toby', 'Toby'])
      expect(first).toBeTruthy()
      expect(second).toBe(first)
    },
  )

  test.each([
    ['the content changes', [lost, 'saved'], ['Toby', 'Luna']],
    ['the backend rejected the write', [new ApiError('status', 400), 'saved'], ['Toby', 'Toby']],
    ['a success, because the same content is then a second write', ['saved', 'saved'], ['Toby', 'Toby']],
  ] as [string, Outcome[], [string, string]][])('changes after %s', async (_, outcomes, contents) => {
    expect(new Set(await sendTwice(outcomes, contents)).size).toBe(2)
  })

  test('replaces the search if the content is the same', async () => {
    applyConfig({ apiUrl: 'http://localhost:3000', idempotencyKeys: true })
    const { send, sent } = createSender(['lost', 'saved'])
    await send('Toby')
    expect(await send('Toby')).toBe('saved Toby')
    expect(sent).toEqual(['Toby', 'Toby'])
  })

  test('does not replace the search if the content has changed', async () => {
    applyConfig({ apiUrl: 'http://localhost:3000', idempotencyKeys: true })
    const { send, sent } = createSender(['lost'])
    await send('Toby')
    expect(await send('Luna')).toBeInstanceOf(SavedEarlierError)
    expect(sent).toEqual(['Toby'])
  })

  test('is not sent if the configuration disables it', async () => {
    expect(await sendTwice(['saved', 'saved'], ['Toby', 'Luna'], false)).toEqual([null, null])
  })
})
