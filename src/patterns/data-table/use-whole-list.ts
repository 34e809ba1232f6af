import { useMemo } from 'react'

/** Converts already loaded rows to the `query` prop of a DataTable. The result changes only if `rows` changes. */
export const useWholeList = <Row>(rows: readonly Row[]) =>
  useMemo(
    () => ({
      data: rows,
      error: null,
      isFetching: false,
      isPlaceholderData: false,
      refetch: () => Promise.reject(new Error('useWholeList has no request, so it cannot refetch')),
    }),
    [rows],
  )
