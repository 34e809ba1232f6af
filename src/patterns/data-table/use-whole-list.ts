import { useMemo } from 'react'

/** Wraps loaded rows as the query of a DataTable. The result changes only if `rows` changes. */
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
