import { type ReactNode, useEffect, useRef, useState } from 'react'
import { describeError } from '@/copy/errors'
import { Stack } from '@/design-system/components/Stack/Stack'
import { restoreLostFocus } from '@/design-system/restore-lost-focus'
import { RetryAlert } from './RetryAlert'

/** The failure that `renderFailure` receives. */
export interface QueryFailure {
  error: unknown
  retry: () => void
  isRetrying: boolean
}

/** The part of the result of a generated hook that `QueryView` needs. */
export interface QueryState<Data> {
  data: Data | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

interface QueryViewProps<Data> {
  /** The result of a generated hook, or of `useAsync`. */
  query: QueryState<Data>
  /** The placeholder that is shown while the data load. It should have the layout of the data. */
  skeleton: ReactNode
  /** Whether the data are empty. */
  isEmpty?: (data: Data) => boolean
  /** The content if `isEmpty` returns true. */
  empty?: ReactNode
  /** Renders the failure of a query that has no data. Without this prop, the standard alert shows the failure. */
  renderFailure?: (failure: QueryFailure) => ReactNode
  children: (data: Data) => ReactNode
}

/** Shows the loading, error, empty or loaded state of a query. The previous data stay during a refetch. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeleton, isEmpty, empty, renderFailure, children } = props
  const { data, isFetching } = query
  const { error, retry, content } = useRetry(query)
  if (data === undefined && !error) return skeleton
  const hasCustomFailure = error && data === undefined && renderFailure
  return (
    <Stack gap={4} ref={content}>
      {hasCustomFailure ? renderFailure({ error, retry, isRetrying: isFetching }) : null}
      {error && !hasCustomFailure ? (
        <RetryAlert onRetry={retry} isRetrying={isFetching}>
          {describeError(error).join(' ')}
        </RetryAlert>
      ) : null}
      {data === undefined ? null : isEmpty?.(data) ? empty : children(data)}
    </Stack>
  )
}

/**
 * Keeps the error visible during a retry, so that the retry button keeps the focus. If the retry succeeds and the button
 * with the focus disappears, the data get the focus.
 */
function useRetry<Data>({ data, error, isFetching, refetch }: QueryState<Data>) {
  const content = useRef<HTMLDivElement>(null)
  const [retryState, setRetryState] = useState<{ error: unknown; hasBegun: boolean }>()
  const hasRetried = useRef(false)

  const hasNewResult = error ? error !== retryState?.error : data !== undefined
  const hasFinished = hasNewResult || (retryState?.hasBegun && !isFetching)
  if (retryState && hasFinished) setRetryState(undefined)
  else if (retryState && isFetching && !retryState.hasBegun) setRetryState({ ...retryState, hasBegun: true })

  const retry = () => {
    hasRetried.current = true
    setRetryState({ error, hasBegun: false })
    void refetch()
  }

  const visibleError = error ?? (hasFinished ? undefined : retryState?.error)
  const hasError = Boolean(visibleError)
  useEffect(() => {
    if (hasError || !hasRetried.current) return
    hasRetried.current = false
    restoreLostFocus(content.current)
  }, [hasError])

  return { error: visibleError, retry, content }
}
