import { useEffect } from 'react'
import { Spinner } from '../design-system/components/Spinner/Spinner'

interface LeavePortalProps {
  /** An absolute http(s) address that the portal itself builds. */
  to: string
  label: string
}

/** Redirects to another site, and replaces the current entry of the browser history. */
export function LeavePortal({ to, label }: LeavePortalProps) {
  useEffect(() => window.location.replace(to), [to])
  return <Spinner size="lg" label={label} hasVisibleLabel fillsPage />
}
