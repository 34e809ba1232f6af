import { useMemo } from 'react'

/**
 * Turns rows that are already loaded into the `query` prop of a DataTable. The result changes only if `rows` changes.
 */
export const useWholeList = <Row>(rows: readonly Row[]) =>
  useMemo(
    () => ({
      data: rows,
      error: null,
      isFetching: false,
      isPlaceholderData: false,
      refetch: () => Promise.reject(new Error('A loaded list has no request to repeat')),
    }),
    [rows],
  )
