import { useCallback, useEffect, useRef, useState } from 'react'
import { getFailureReason } from './failure-reason.ts'

/** The state of a request to a control, and a function that repeats the request. */
export interface ControlQuery<Value> {
  /** The value of the last successful request. It stays while the next request runs, and after a failed request. */
  value: Value | undefined
  /** The reason why the last completed request failed, in Spanish; undefined after a success. */
  failure: string | undefined
  isLoading: boolean
  /** Sends the request again. Resolves when the request has ended and its result is in the state. */
  reload: () => Promise<void>
}

/** Calls `read` on mount and whenever `key` changes. Ignores the results of outdated requests. */
export function useControlQuery<Value>(read: (key: string) => Promise<Value>, key = ''): ControlQuery<Value> {
  const [state, setState] = useState<Omit<ControlQuery<Value>, 'reload'>>({
    value: undefined,
    failure: undefined,
    isLoading: true,
  })
  const latest = useRef({ read, requestNumber: 0 })
  latest.current.read = read

  const load = useCallback(async (requestKey: string) => {
    latest.current.requestNumber += 1
    const { requestNumber } = latest.current
    setState((previous) => ({ ...previous, isLoading: true }))
    const result = await latest.current.read(requestKey).then(
      (value) => ({ value, failure: undefined }),
      (error: unknown) => ({ failure: getFailureReason(error) }),
    )
    if (requestNumber === latest.current.requestNumber)
      setState((previous) => ({ ...previous, ...result, isLoading: false }))
  }, [])

  useEffect(() => {
    void load(key)
    return () => {
      // Makes the number of a running request outdated, so that its result is ignored.
      latest.current.requestNumber += 1
    }
  }, [key, load])

  return { ...state, reload: () => load(key) }
}
