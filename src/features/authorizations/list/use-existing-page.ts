import { useEffect } from 'react'
import { isNotFound } from '@/api/api-error'

/**
 * Goes to the first page where the asked one is not there: the last card of the last page was deleted, or the address
 * is an old one. Answers whether the page exists, as far as is known.
 */
export function useExistingPage(error: unknown, page: number, change: (patch: { pagina: number }) => void) {
  const isGone = page > 1 && isNotFound(error)
  useEffect(() => {
    if (isGone) change({ pagina: 1 })
  }, [isGone, change])
  return !isGone
}
