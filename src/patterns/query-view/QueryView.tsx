import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/api-error'
import { describeError, errors } from '../../copy/errors'
import { Alert } from '../../design-system/components/Alert/Alert'
import { Button } from '../../design-system/components/Button/Button'
import { Stack } from '../../design-system/components/Stack/Stack'

interface QueryViewProps<Data> {
  /** What a generated hook answered. */
  query: Pick<UseQueryResult<Data, unknown>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** What stands in the data's place while it comes: of the same shape. */
  skeleton: ReactNode
  /** Whether there is nothing to show. */
  isEmpty?: (data: Data) => boolean
  /** What is shown then. */
  empty?: ReactNode
  /** Draws the data. */
  children: (data: Data) => ReactNode
}

/** The only way to show what the backend answers: loading, error with a way to retry, empty, or the data. Old data stays while new data comes. */
export function QueryView<Data>({ query, skeleton, isEmpty, empty, children }: QueryViewProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data === undefined && !error) return skeleton
  const failure = error ? (
    <Alert
      tone="danger"
      isLive
      action={
        isMissing(error) ? undefined : (
          <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
            {errors.retry}
          </Button>
        )
      }
    >
      {describeError(error).join(' ')}
    </Alert>
  ) : null
  if (data === undefined) return failure
  return (
    <Stack gap={4}>
      {failure}
      {isEmpty?.(data) ? empty : children(data)}
    </Stack>
  )
}

/** What does not exist, or is somebody else's, does not come back by asking again. */
const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404
