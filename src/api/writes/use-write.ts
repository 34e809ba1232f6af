import { type QueryClient, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getLostCalls, type LostCall } from './lost-calls'
import { sendWrite } from './send-write'
import type { Write } from './write'

/** Returns the options of the mutation that sends a write with `sendWrite`. */
export const getWriteOptions = <Variables, Result>(
  client: QueryClient,
  write: Write<Variables, Result>,
): UseMutationOptions<Result, Error, Variables> => ({
  mutationKey: [write.operation],
  mutationFn: (variables, context) => {
    const lostCalls = getLostCalls(client)
    const key = JSON.stringify([write.operation, write.getSubject(variables)])
    const store = {
      // The key contains the operation, so the calls have the variables of this write.
      read: () => (lostCalls.get(key) ?? []) as readonly LostCall<Variables>[],
      replace: (calls: readonly LostCall[]) => void lostCalls.set(key, calls),
    }
    return sendWrite(write, variables, store, (request) => write.call(variables, request, context))
  },
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
