import type { ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { buildKindSearch, readKindFromAddress, readKindFromState, type SubmissionKind } from './kinds'

interface KindInAddressProps {
  /** Renders the screen for `kind`. The screen calls `choose` to write another kind into the address. */
  children: (kind: SubmissionKind, choose: (kind: SubmissionKind) => void) => ReactNode
}

/**
 * Reads the kind of submission from the address. If the address has none, writes the kind of the navigation state into the
 * address. A reload and a copied link then show the same kind. If neither has a kind, the kind is insurance.
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
