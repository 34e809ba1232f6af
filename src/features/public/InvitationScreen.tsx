import type { InvitationTerms } from '@/api/generated/model/invitationTerms'
import { useGetPublicInvitation } from '@/api/generated/public/public'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { type QueryFailure, QueryView } from '@/patterns/query-view/QueryView'
import { copy } from './copy'
import { InvitationUnavailable } from './InvitationUnavailable'
import { PublicFrame } from './PublicFrame'
import { useLoadedPart } from './use-loaded-part'

interface InvitationScreenProps {
  /** The key of the link; undefined if the address has no valid key. */
  invitationKey: string | undefined
  /** Whether the configuration has loaded, so that the API can be called. */
  isReady?: boolean
}

const loadOpenInvitation = async () =>
  (await import(/* webpackChunkName: "invite" */ './OpenInvitation')).OpenInvitation

/** `/invite/:id`: the invitation, or the message that it is unavailable. */
export function InvitationScreen({ invitationKey, isReady = true }: InvitationScreenProps) {
  const partQuery = useLoadedPart('OpenInvitation', loadOpenInvitation)
  const query = useGetPublicInvitation(invitationKey ?? '', {
    query: { enabled: isReady && invitationKey !== undefined },
  })
  const neighbourhood = query.data?.preauthorization.real_property
  useDocumentTitle(copy.invitation.title, neighbourhood?.name)

  if (invitationKey === undefined) {
    return (
      <PublicFrame>
        <InvitationUnavailable />
      </PublicFrame>
    )
  }
  const renderInvitation = (terms?: InvitationTerms, failure?: QueryFailure) => (
    <QueryView
      query={partQuery}
      skeleton={<InvitationSkeleton />}
      renderFailure={failure && (() => <InvitationUnavailable failure={failure} />)}
    >
      {({ Part }) => <Part invitationKey={invitationKey} terms={terms} failure={failure} />}
    </QueryView>
  )
  return (
    <PublicFrame neighbourhood={neighbourhood}>
      <QueryView
        query={query}
        skeleton={<InvitationSkeleton />}
        renderFailure={(failure) => renderInvitation(undefined, failure)}
      >
        {({ preauthorization }) => renderInvitation(preauthorization)}
      </QueryView>
    </PublicFrame>
  )
}

const fields = ['first name', 'last name', 'document', 'email', 'phone', 'birth']

function InvitationSkeleton() {
  return (
    <SkeletonGroup label={copy.invitation.loading}>
      <Skeleton height="2rem" width="80%" />
      <Skeleton />
      <Skeleton shape="block" height="14rem" />
      {fields.map((field) => (
        <Skeleton key={field} shape="block" height="5rem" />
      ))}
    </SkeletonGroup>
  )
}
