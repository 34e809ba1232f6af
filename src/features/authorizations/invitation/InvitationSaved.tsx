import type { ReactNode } from 'react'
import { TextArea } from '@/design-system/components/TextArea/TextArea'
import { ShareActions } from '../share/ShareActions'
import { SavedScreen } from '../terms/SavedScreen'
import type { SavedAuthorization } from '../terms/saved-authorization'
import { copy } from './copy'

interface InvitationSavedProps {
  title: string
  saved: SavedAuthorization
  /** The button or link to the next new invitation. */
  another: ReactNode
}

/** What came of saving: the message with the link, and the ways to share it (P2). */
export function InvitationSaved({ title, saved, another }: InvitationSavedProps) {
  const { message } = saved.result
  return (
    <SavedScreen
      title={title}
      description={copy.saved.hint}
      saved={saved}
      another={another}
      isHomeFirst={false}
    >
      <TextArea
        name="mensaje"
        label={copy.saved.message}
        value={message}
        onChange={() => {}}
        onFocus={(event) => event.currentTarget.select()}
        readOnly
        reservesMessage={false}
      />
      <ShareActions message={message} authorization={saved.authorization} isMain />
    </SavedScreen>
  )
}
