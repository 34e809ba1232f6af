import { useRef, useState } from 'react'
import { isAnswered } from '@/api/api-error'
import { config } from '@/config'

/** Random text; `crypto.randomUUID` is missing on addresses without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * Sends a write so that its repetition does nothing twice: the same content gets the same `Idempotency-Key` until it
 * is answered. Without the configuration's word that the API takes such keys, none is sent.
 * `request` goes to the generated hook, `send` around its `mutateAsync`.
 */
export function useIdempotentRequest() {
  // The generated hook reads it as it sends, so the header is set just before.
  const [request] = useState<RequestInit>(() => ({}))
  const unanswered = useRef<{ content: string; key: string }>(undefined)

  const send = async <Answer>(content: unknown, call: () => Promise<Answer>): Promise<Answer> => {
    if (!config().idempotencyKeys) return call()
    const text = JSON.stringify(content)
    if (unanswered.current?.content !== text) unanswered.current = { content: text, key: newKey() }
    request.headers = { 'Idempotency-Key': unanswered.current.key }
    try {
      return await call()
    } catch (error) {
      if (isAnswered(error)) unanswered.current = undefined
      throw error
    }
  }
  return { request, send }
}
