import { expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { createQueryClient } from '@/api/query-client'
import { createClientSender } from '@/api/writes/use-write'
import { refusable } from '@/api/writes/write'
import { createWriteSender } from '@/api/writes/write-sender'

/** Creates a write whose first response is lost, and whose repetition the backend refuses. */
function createLostWrite() {
  let count = 0
  return refusable(
    () => ({
      mutationKey: ['acceptPublicInvitation'],
      mutationFn: async (_guest: string) => {
        count += 1
        throw count === 1 ? new ApiError('network') : new ApiError('status', 409)
      },
    }),
    (error) => error instanceof ApiError && error.status === 409,
  )
}

test('a sender without a query client remembers a lost call, so that the refusal of its repetition proves its effect', async () => {
  const sendWrite = createWriteSender()
  const write = createLostWrite()
  await expect(sendWrite(write, 'Ana')).rejects.toThrow('network')
  await expect(sendWrite(write, 'Ana')).resolves.toBeUndefined()
  await expect(sendWrite(write, 'Ana')).rejects.toThrow('409')
})

test('two senders have different lost calls', async () => {
  const write = createLostWrite()
  await expect(createWriteSender()(write, 'Ana')).rejects.toThrow('network')
  await expect(createWriteSender()(write, 'Ana')).rejects.toThrow('409')
})

test('the sender of the portal refetches the reads that a write has made stale', async () => {
  const client = createQueryClient()
  let reads = 0
  const query = { queryKey: ['listAuthorizations'], queryFn: async () => ++reads }
  await client.fetchQuery(query)
  const write = refusable(
    () => ({ mutationKey: ['acceptPublicInvitation'], mutationFn: async (guest: string) => guest }),
    () => false,
  )
  expect(await createClientSender(client)(write, 'Ana')).toBe('Ana')
  expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true)
})
