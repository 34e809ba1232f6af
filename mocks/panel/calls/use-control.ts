import { useCallback, useEffect, useRef, useState } from 'react'
import { reasonOf } from './reason-of.ts'

/** The answer of a control, with a function that requests it again. */
export interface ControlReading<Value> {
  /** The last answer; it stays while another one is awaited, and if that one does not come. */
  value: Value | undefined
  /** The reason why the last request failed, in Spanish. */
  failure: string | undefined
  isLoading: boolean
  /** Ends when the answer is shown, also if it is a failure. */
  reload: () => Promise<void>
}

/**
 * Asks a control at once, and again when `asked`, which `read` is given, changes. An answer that was overtaken by a newer
 * question is dropped.
 */
export function useControl<Value>(
  read: (asked: string) => Promise<Value>,
  asked = '',
): ControlReading<Value> {
  const [answer, setAnswer] = useState<{ value?: Value; failure?: string; isLoading: boolean }>({
    isLoading: true,
  })
  const latest = useRef({ read, question: 0 })
  latest.current.read = read

  const ask = useCallback(async (what: string) => {
    latest.current.question += 1
    const { question } = latest.current
    setAnswer((before) => ({ ...before, isLoading: true }))
    const next = await latest.current.read(what).then(
      (value) => ({ value, failure: undefined }),
      (error: unknown) => ({ failure: reasonOf(error) }),
    )
    if (question === latest.current.question)
      setAnswer((before) => ({ ...before, ...next, isLoading: false }))
  }, [])

  useEffect(() => {
    void ask(asked)
    return () => {
      latest.current.question += 1
    }
  }, [asked, ask])

  return {
    value: answer.value,
    failure: answer.failure,
    isLoading: answer.isLoading,
    reload: () => ask(asked),
  }
}
