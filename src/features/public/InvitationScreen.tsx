import { type ReactNode, useEffect } from 'react'
import { getPublicInvitation } from '@/api/generated/calls/public/public'
import type { PublicInvitation } from '@/api/generated/model/publicInvitation'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { QueryView } from '@/patterns/query-view/QueryView'
import { type FirstResult, useAsync } from '@/patterns/query-view/use-async'
import { copy } from './copy'
import { InvitationUnavailable } from './InvitationUnavailable'
import { OpenInvitation } from './OpenInvitation'
import { PublicFrame } from './PublicFrame'
import { RegisteredPart } from './registered-part'
import { readRegistrations } from './saved-registrations'

interface InvitationScreenProps {
  /** The key of the link; undefined if the address has no valid key. */
  invitationKey: string | undefined
  /** Whether the configuration has loaded, so that the API can be called. */
  isReady?: boolean
  /** The invitation, or why it could not be loaded, if somebody else has loaded it. */
  firstResult?: FirstResult<PublicInvitation>
  /** The placeholder of an invitation that is loading. */
  skeleton: ReactNode
}

/** `/invite/:id`: the invitation, or the message that it is unavailable. */
export function InvitationScreen({
  invitationKey,
  isReady = true,
  firstResult,
  skeleton,
}: InvitationScreenProps) {
  const query = useAsync(
    (signal) => getPublicInvitation(invitationKey ?? '', { signal }),
    isReady && invitationKey !== undefined,
    firstResult,
  )
  const neighbourhood = query.data?.preauthorization.real_property
  useDocumentTitle(copy.invitation.title, neighbourhood?.name)
  // A guest who has registered sees the entry code, whose code then loads together with the invitation.
  useEffect(() => {
    if (invitationKey !== undefined && readRegistrations(invitationKey).length > 0)
      void RegisteredPart.preload()
  }, [invitationKey])

  if (invitationKey === undefined) {
    return (
      <PublicFrame>
        <InvitationUnavailable />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame neighbourhood={neighbourhood}>
      <QueryView
        query={query}
        skeleton={skeleton}
        renderFailure={(failure) => <OpenInvitation invitationKey={invitationKey} failure={failure} />}
      >
        {({ preauthorization }) => <OpenInvitation invitationKey={invitationKey} terms={preauthorization} />}
      </QueryView>
    </PublicFrame>
  )
}
