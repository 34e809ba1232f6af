import type { ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { kindInAddress, kindInState, type SubmissionKind, searchOfKind } from './kinds'

interface KindInAddressProps {
  /** Draws the screen of a kind; `choose` shows the other. */
  children: (kind: SubmissionKind, choose: (kind: SubmissionKind) => void) => ReactNode
}

/**
 * The kind of submission that the address names, insurance if it names none. One that came in the navigation state
 * is written into the address first, so that a reload and a link show the same.
 */
export function KindInAddress({ children }: KindInAddressProps) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const named = kindInAddress(search)
  const passed = kindInState(state)
  if (!named && passed) return <Navigate to={{ search: searchOfKind(passed) }} replace />
  return children(
    named ?? 'INSURANCE',
    (kind) => void navigate({ search: searchOfKind(kind) }, { replace: true }),
  )
}
