import { useEffect, useState } from 'react'
import { isNotFound, isUnreached } from '@/api/api-error'
import type { Pass } from '@/domain/passes'
import { forgetPass, keepPass, keptPass } from '@/session/kept-passes'

/** What was kept of a pass when the page opened, should the API not be reached; what is no more is forgotten. */
export function useSavedPass(id: number, error: unknown) {
  const [kept] = useState(() => keptPass(id))
  const isGone = isNotFound(error)
  useEffect(() => {
    if (isGone) forgetPass(id)
  }, [id, isGone])
  return isUnreached(error) || !error ? kept : undefined
}

/** Keeps a pass that is seen. */
export function useSavePass(pass: Pass) {
  useEffect(() => keepPass(pass), [pass])
}
