/** Several reads as one, which `QueryView` shows. */
export interface JoinedReads<Data> {
  data: Data | undefined
  error: unknown
  isFetching: boolean
  refetch: () => void
}

/** A read of react-query, as far as a panel needs it. */
export interface Read {
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Joins reads. `refetch` repeats only those that failed. */
export const joinReads = <Data>(reads: readonly Read[], data: Data | undefined): JoinedReads<Data> => ({
  data,
  error: reads.find(({ error }) => error)?.error ?? null,
  isFetching: reads.some(({ isFetching }) => isFetching),
  refetch: () => {
    for (const read of reads) if (read.error) void read.refetch()
  },
})
