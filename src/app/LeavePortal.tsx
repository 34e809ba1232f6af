import { useEffect } from 'react'
import { Spinner } from '../design-system/components/Spinner/Spinner'

interface LeavePortalProps {
  /** An absolute address of https or http, made by the portal itself. */
  to: string
  label: string
}

/** Leaves for another site; the page that is left is not one to come back to. */
export function LeavePortal({ to, label }: LeavePortalProps) {
  useEffect(() => window.location.replace(to), [to])
  return <Spinner size="lg" label={label} hasVisibleLabel fillsPage />
}
