import { type QueryClient, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callWrite } from './call-write'
import type { Write } from './write'
import type { WriteSender } from './write-sender'

/** Returns the options of the mutation that sends a write with `callWrite`. */
export const getWriteOptions = <Variables, Result>(
  client: QueryClient,
  write: Write<Variables, Result>,
): UseMutationOptions<Result, Error, Variables> => ({
  mutationKey: [write.operation],
  mutationFn: (variables) => callWrite(client, write, variables),
})

/**
 * Returns the function that sends a write: `const createPet = useWrite(petWrites.createPet)`. If the response to an earlier
 * call was lost, the function first finds out whether the backend executed that call; see `sendWrite`. A result that is found
 * counts as a success, so the same reads are refetched.
 */
export function useWrite<Variables, Result>(
  write: Write<Variables, Result>,
): (variables: Variables) => Promise<Result> {
  const client = useQueryClient()
  return useMutation(getWriteOptions(client, write)).mutateAsync
}

/** Creates a sender like `useWrite`, for the screens that also work without TanStack Query; see `WriteSenderContext`. */
export const createClientSender =
  (client: QueryClient): WriteSender =>
  (write, variables) =>
    client.getMutationCache().build(client, getWriteOptions(client, write)).execute(variables)

/** Returns the sender of the portal. */
export function useClientSender(): WriteSender {
  const client = useQueryClient()
  return useMemo(() => createClientSender(client), [client])
}
