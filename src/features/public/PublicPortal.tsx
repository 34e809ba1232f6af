import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Component, type ReactNode, useState } from 'react'
import { ApiError } from '@/api/api-error'
import { queryDefaults } from '@/api/query-defaults'
import { ToastProvider } from '@/design-system/components/Toaster/ToastProvider'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import { StartFailurePage } from '@/patterns/page/StartFailurePage'
import type { StartFailure } from '@/require-config'
import { copy } from './copy'
import { HttpErrorPage } from './HttpErrorPage'
import { InvitationScreen } from './InvitationScreen'
import { PublicFrame } from './PublicFrame'
import { readPublicAddress } from './public-address'
import { UnsubscribeScreen } from './UnsubscribeScreen'

interface PublicPortalProps {
  pathname: string
  /** Whether the configuration has loaded, so that the API can be called. */
  isReady: boolean
  startFailure?: StartFailure
}

/** The public pages, without the portal's router and session. */
export function PublicPortal({ startFailure, ...page }: PublicPortalProps) {
  // The client refetches nothing after a mutation. No mutation changes the data of a public page.
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: queryDefaults }))
  return (
    <DesignSystemProvider>
      <QueryClientProvider client={queryClient}>
        <ToastProvider label={copy.toasts} closeLabel={copy.closeToast}>
          <PublicErrorBoundary>
            {startFailure ? (
              <PublicFrame>
                <StartFailurePage {...startFailure} />
              </PublicFrame>
            ) : (
              <PublicPage {...page} />
            )}
          </PublicErrorBoundary>
        </ToastProvider>
      </QueryClientProvider>
    </DesignSystemProvider>
  )
}

function PublicPage({ pathname, isReady }: Omit<PublicPortalProps, 'startFailure'>) {
  const address = readPublicAddress(pathname)
  if (!address) {
    return (
      <PublicFrame>
        <HttpErrorPage error={new ApiError('status', 404)} />
      </PublicFrame>
    )
  }
  return address.page === 'invitation' ? (
    <InvitationScreen invitationKey={address.linkId} isReady={isReady} />
  ) : (
    <UnsubscribeScreen linkId={address.linkId} isReady={isReady} />
  )
}

/** Shows the 500 page with a retry if a public page throws while rendering. */
class PublicErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <PublicFrame>
        <HttpErrorPage error={error} onRetry={() => this.setState({ error: undefined })} />
      </PublicFrame>
    )
  }
}
