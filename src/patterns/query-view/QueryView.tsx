import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isNotFound } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { Stack } from '@/design-system/components/Stack/Stack'
import { inheritFocus } from '@/design-system/inherit-focus'
import { RetryAlert } from './RetryAlert'

/** What a screen with words of its own for it is told of data that did not come. */
interface QueryFailure {
  error: unknown
  /** Asks again. */
  retry: () => void
  isRetrying: boolean
}

interface QueryViewProps<Data> {
  /** What a generated hook answered. */
  query: Pick<UseQueryResult<Data, unknown>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** What stands in the data's place while it comes: of the same shape. */
  skeleton: ReactNode
  /** Whether there is nothing to show. */
  isEmpty?: (data: Data) => boolean
  /** What is shown then. */
  empty?: ReactNode
  /** Draws what stands in the data's place when it did not come, where the documents have words of their own for it. */
  renderFailure?: (failure: QueryFailure) => ReactNode
  /** Draws the data. */
  children: (data: Data) => ReactNode
}

/** The only way to show what the backend answers: loading, error with a way to retry, empty, or the data. Old data stays while new data comes. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, skeleton, isEmpty, empty, renderFailure, children } = props
  const { data, isFetching } = query
  const { error, retry, content } = useRetry(query)
  if (data === undefined && !error) return skeleton
  const hasFailedWhole = error && data === undefined && renderFailure
  return (
    <Stack gap={4} ref={content}>
      {hasFailedWhole ? renderFailure({ error, retry, isRetrying: isFetching }) : null}
      {error && !hasFailedWhole ? (
        <RetryAlert onRetry={isNotFound(error) ? undefined : retry} isRetrying={isFetching}>
          {describeError(error).join(' ')}
        </RetryAlert>
      ) : null}
      {data === undefined ? null : isEmpty?.(data) ? empty : children(data)}
    </Stack>
  )
}

type QueryState<Data> = Pick<UseQueryResult<Data, unknown>, 'data' | 'error' | 'isFetching' | 'refetch'>

/**
 * The error that stands, and asking again. While the answer to that is awaited the error stays, although the query has
 * forgotten it: the button keeps its place and the focus, which goes to the data once it is there.
 */
function useRetry<Data>({ data, error, isFetching, refetch }: QueryState<Data>) {
  const content = useRef<HTMLDivElement>(null)
  const [retried, setRetried] = useState<{ error: unknown; hasBegun: boolean }>()
  const hasRetried = useRef(false)

  const isAnswered = error ? error !== retried?.error : data !== undefined
  const isOver = isAnswered || (retried?.hasBegun && !isFetching)
  if (retried && isOver) setRetried(undefined)
  else if (retried && isFetching && !retried.hasBegun) setRetried({ ...retried, hasBegun: true })

  const retry = () => {
    hasRetried.current = true
    setRetried({ error, hasBegun: false })
    void refetch()
  }

  const standing = error ?? (isOver ? undefined : retried?.error)
  const isStanding = Boolean(standing)
  useEffect(() => {
    if (isStanding || !hasRetried.current) return
    hasRetried.current = false
    inheritFocus(content.current)
  }, [isStanding])

  return { error: standing, retry, content }
}
