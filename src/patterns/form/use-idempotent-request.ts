import { useRef, useState } from 'react'
import { isAnswered } from '@/api/api-error'
import { config } from '@/config'
import { newKey } from '@/new-key'

/**
 * Makes a write safe to repeat: the same content gets the same `Idempotency-Key` until the API answers. Pass
 * `request` to the generated hook, and call its `mutateAsync` inside `send`.
 */
export function useIdempotentRequest() {
  // The generated hook reads this object when it sends, so `send` sets the header just before.
  const [request] = useState<RequestInit>(() => ({}))
  const pendingRequest = useRef<{ content: string; key: string }>(undefined)

  const send = async <Answer>(content: unknown, call: () => Promise<Answer>): Promise<Answer> => {
    if (!config().idempotencyKeys) return call()
    const serializedContent = JSON.stringify(content)
    if (pendingRequest.current?.content !== serializedContent)
      pendingRequest.current = { content: serializedContent, key: newKey() }
    request.headers = { 'Idempotency-Key': pendingRequest.current.key }
    try {
      return await call()
    } catch (error) {
      if (isAnswered(error)) pendingRequest.current = undefined
      throw error
    }
  }
  return { request, send }
}

/** Returns a safe mutation of a generated hook: `useIdempotentMutation(useUpdatePet)`. */
export function useIdempotentMutation<Variables, Answer>(
  useGenerated: (options: { request: RequestInit }) => {
    mutateAsync: (variables: Variables) => Promise<Answer>
  },
) {
  const { request, send } = useIdempotentRequest()
  const { mutateAsync } = useGenerated({ request })
  return (variables: Variables) => send(variables, () => mutateAsync(variables))
}
