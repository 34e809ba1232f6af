import type { ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { buildKindSearch, readKindFromAddress, readKindFromState, type SubmissionKind } from './kinds'

interface KindInAddressProps {
  /** Renders the screen of a kind; `choose` switches to the other kind. */
  children: (kind: SubmissionKind, choose: (kind: SubmissionKind) => void) => ReactNode
}

/**
 * Reads the kind of submission from the address; the default is insurance. A kind in the navigation state is
 * written into the address first, so that a reload and a copied link show the same kind.
 */
export function KindInAddress({ children }: KindInAddressProps) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const addressKind = readKindFromAddress(search)
  const stateKind = readKindFromState(state)
  if (!addressKind && stateKind) return <Navigate to={{ search: buildKindSearch(stateKind) }} replace />
  return children(
    addressKind ?? 'INSURANCE',
    (kind) => void navigate({ search: buildKindSearch(kind) }, { replace: true }),
  )
}
