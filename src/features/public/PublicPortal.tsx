import { Component, type ReactNode, useState } from 'react'
import { createWriteSender, WriteSenderContext } from '@/api/writes/write-sender'
import { ToastProvider } from '@/design-system/components/Toaster/ToastProvider'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import { StartFailureView } from '@/patterns/page/StartFailureView'
import { reportError } from '@/report-error'
import type { StartFailure } from '@/require-config'
import { copy } from './copy'
import { PublicFailure } from './PublicFailure'
import { PublicFrame } from './PublicFrame'

interface PublicPortalProps {
  startFailure?: StartFailure
  /** The page. */
  children: ReactNode
}

/** What surrounds a public page, without the portal's router, session and query client. */
export function PublicPortal({ startFailure, children }: PublicPortalProps) {
  const [sendWrite] = useState(createWriteSender)
  return (
    <DesignSystemProvider>
      <WriteSenderContext value={sendWrite}>
        <ToastProvider label={copy.toasts} closeLabel={copy.closeToast}>
          <PublicErrorBoundary>
            {startFailure ? (
              <PublicFrame>
                <StartFailureView {...startFailure} />
              </PublicFrame>
            ) : (
              children
            )}
          </PublicErrorBoundary>
        </ToastProvider>
      </WriteSenderContext>
    </DesignSystemProvider>
  )
}

/** Shows a failure with a retry if a public page throws while rendering. */
class PublicErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override componentDidCatch(error: unknown) {
    reportError(error, 'render')
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <PublicFrame>
        <PublicFailure error={error} onRetry={() => this.setState({ error: undefined })} />
      </PublicFrame>
    )
  }
}
