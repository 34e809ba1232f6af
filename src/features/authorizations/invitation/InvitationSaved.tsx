import type { ReactNode } from 'react'
import { ShareMessage } from '../share/ShareMessage'
import { SavedScreen } from '../terms/SavedScreen'
import type { SavedAuthorization } from '../terms/saved-authorization'
import { copy } from './copy'

interface InvitationSavedProps {
  title: string
  saved: SavedAuthorization
  /** The button or link to the next new invitation. */
  another: ReactNode
}

/** Shows the message and link of a saved invitation with the share actions. */
export function InvitationSaved({ title, saved, another }: InvitationSavedProps) {
  return (
    <SavedScreen
      title={title}
      description={copy.saved.hint}
      saved={saved}
      another={another}
      isHomeFirst={false}
    >
      <ShareMessage message={saved.result.message} authorization={saved.authorization} isMain />
    </SavedScreen>
  )
}
