import { useState } from 'react'
import { useGetPublicInvitation } from '../../api/generated/public/public'
import { useDocumentTitle } from '../../patterns/page/use-document-title'
import { QueryView } from '../../patterns/query-view/QueryView'
import { copy } from './copy'
import { InvitationForm, type Registration } from './InvitationForm'
import { InvitationRegistered } from './InvitationRegistered'
import { InvitationSkeleton } from './InvitationSkeleton'
import { InvitationUnavailable } from './InvitationUnavailable'
import { PublicFrame } from './PublicFrame'

interface InvitationScreenProps {
  /** The key of the link; undefined where the address has none. */
  invitationKey: string | undefined
  /** Whether the API can be asked already. */
  isReady?: boolean
}

/** `/invite/:id` (P2): the invitation, who accepts it, and what came of that. */
export function InvitationScreen({ invitationKey, isReady = true }: InvitationScreenProps) {
  const query = useGetPublicInvitation(invitationKey ?? '', {
    query: { enabled: isReady && invitationKey !== undefined },
  })
  const [registration, setRegistration] = useState<Registration>()
  const place = query.data?.preauthorization.real_property
  useDocumentTitle(copy.invitation.title, place?.name)

  if (invitationKey === undefined) {
    return (
      <PublicFrame>
        <InvitationUnavailable />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame place={place}>
      <QueryView
        query={query}
        skeleton={<InvitationSkeleton />}
        renderFailure={(failure) => <InvitationUnavailable failure={failure} />}
      >
        {({ preauthorization: terms }) =>
          registration ? (
            <InvitationRegistered registration={registration} terms={terms} />
          ) : (
            <InvitationForm invitationKey={invitationKey} terms={terms} onRegistered={setRegistration} />
          )
        }
      </QueryView>
    </PublicFrame>
  )
}
