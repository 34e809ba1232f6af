import { useEffect } from 'react'
import { isNotFound } from '@/api/api-error'

interface RequestedPage {
  /** The number of the requested page; the first page is 1. */
  page: number
  goToPage: (page: number) => void
  /** The error of the request, if any. A 404 means that the page does not exist. */
  error: unknown
  /** Whether the response has no rows. Unless the page is the first, this also means that the page does not exist. */
  isEmpty?: boolean
}

/** Goes to the first page if the requested page does not exist. Returns whether it exists; the first page always does. */
export function useExistingPage({ page, goToPage, error, isEmpty = false }: RequestedPage): boolean {
  const isMissing = page > 1 && (isNotFound(error) || isEmpty)
  useEffect(() => {
    if (isMissing) goToPage(1)
  }, [isMissing, goToPage])
  return !isMissing
}
