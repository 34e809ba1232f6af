import { ApiError } from '@/api/api-error'
import { onDemand } from '@/patterns/on-demand/on-demand'
import { HttpErrorPage } from './HttpErrorPage'
import { InvitationSkeleton } from './InvitationSkeleton'
import { PublicFrame } from './PublicFrame'
import { readPublicAddress } from './public-address'
import { SharedPassSkeleton } from './SharedPassSkeleton'
import { UnsubscribeScreen } from './UnsubscribeScreen'

interface PublicPageProps {
  pathname: string
  /** Whether the configuration has loaded, so that the API can be called. */
  isReady: boolean
}

const InvitationPart = onDemand(
  async () => (await import(/* webpackChunkName: "invitation" */ './InvitationScreen')).InvitationScreen,
  <PublicFrame>
    <InvitationSkeleton />
  </PublicFrame>,
)

const SharedPassPart = onDemand(
  async () => (await import(/* webpackChunkName: "shared-pass-page" */ './SharedPassPage')).SharedPassPage,
  <PublicFrame>
    <SharedPassSkeleton />
  </PublicFrame>,
)

/** The public page at an address. */
export function PublicPage({ pathname, isReady }: PublicPageProps) {
  const address = readPublicAddress(pathname)
  if (!address) {
    return (
      <PublicFrame>
        <HttpErrorPage error={new ApiError('status', 404)} />
      </PublicFrame>
    )
  }
  if (address.page === 'shared pass') return <SharedPassPart />
  return address.page === 'invitation' ? (
    <InvitationPart invitationKey={address.linkId} isReady={isReady} skeleton={<InvitationSkeleton />} />
  ) : (
    <UnsubscribeScreen linkId={address.linkId} isReady={isReady} />
  )
}
