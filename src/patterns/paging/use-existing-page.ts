import { useEffect } from 'react'
import { isNotFound } from '@/api/api-error'

interface RequestedPage {
  /** The number of the requested page; the first page is 1. */
  page: number
  goToPage: (page: number) => void
  error: unknown
  isEmpty?: boolean
}

/** Goes to the first page if the requested page does not exist. Returns whether the requested page exists. */
export function useExistingPage({ page, goToPage, error, isEmpty = false }: RequestedPage): boolean {
  const isMissing = page > 1 && (isNotFound(error) || isEmpty)
  useEffect(() => {
    if (isMissing) goToPage(1)
  }, [isMissing, goToPage])
  return !isMissing
}
