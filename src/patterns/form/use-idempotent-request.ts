import { useRef, useState } from 'react'
import { isRejection } from '@/api/api-error'
import { config } from '@/config'
import { newKey } from '@/new-key'

/**
 * Makes a write safe to repeat. If a call fails and the backend may still have saved the write, the next call with the same
 * content has the same `Idempotency-Key`. After a success or a rejection by the backend, the next call has a new key. Pass
 * `request` to the generated hook, and call the hook's `mutateAsync` inside `send`.
 */
export function useIdempotentRequest() {
  // The generated hook reads this object when it sends the request, so `send` sets the header just before the call.
  const [request] = useState<RequestInit>(() => ({}))
  const pendingRequest = useRef<{ content: string; key: string }>(undefined)

  const send = async <Result>(content: unknown, call: () => Promise<Result>): Promise<Result> => {
    if (!config().idempotencyKeys) return call()
    const serializedContent = JSON.stringify(content)
    if (pendingRequest.current?.content !== serializedContent)
      pendingRequest.current = { content: serializedContent, key: newKey() }
    request.headers = { 'Idempotency-Key': pendingRequest.current.key }
    try {
      const result = await call()
      // The next write gets a new key, because the user can repeat the same write on purpose, for example to create a
      // second invitation like the first one.
      pendingRequest.current = undefined
      return result
    } catch (error) {
      if (isRejection(error)) pendingRequest.current = undefined
      throw error
    }
  }
  return { request, send }
}

/** Calls a generated mutation hook, and returns its `mutateAsync` made safe to repeat: `useIdempotentMutation(useUpdatePet)`. */
export function useIdempotentMutation<Variables, Result>(
  useGenerated: (options: { request: RequestInit }) => {
    mutateAsync: (variables: Variables) => Promise<Result>
  },
) {
  const { request, send } = useIdempotentRequest()
  const { mutateAsync } = useGenerated({ request })
  return (variables: Variables) => send(variables, () => mutateAsync(variables))
}
