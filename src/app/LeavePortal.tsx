import { useEffect } from 'react'
import { Spinner } from '../design-system/components/Spinner/Spinner'

/** Redirects to another site, and replaces the current entry of the browser history. */
export function LeavePortal({ to, label }: { to: string; label: string }) {
  useEffect(() => window.location.replace(to), [to])
  return <Spinner size="lg" label={label} hasVisibleLabel fillsPage />
}
