import { useRef, useState } from 'react'
import { isSessionEnd } from '@/api/api-error'
import type { WorkManager } from '@/api/generated/model/workManager'
import { describeError } from '@/copy/errors'
import { Button } from '@/design-system/components/Button/Button'
import { useRefusals } from '@/patterns/access/use-refusals'
import { useNotify } from '@/patterns/notify/use-notify'
import { copy } from './copy'
import { InviteByEmailDialog } from './InviteByEmailDialog'
import { useInvitation } from './use-invitation'
import { useManagerView } from './use-manager-view'

/** Invites a manager; asks for a missing email first. */
export function InviteManagerButton({ manager }: { manager: WorkManager }) {
  const { person } = manager
  const reasonOf = useRefusals()
  const seenManager = useManagerView()
  const { verb, failed, invite } = useInvitation(manager)
  const { isSending, send } = useSingleSend(invite, failed)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={copy.invite.sendTo(verb, person.full_name)}
        disabledReason={reasonOf('workManager.invite', seenManager(manager))}
        loading={isSending}
        onClick={person.email === null ? () => setIsAsking(true) : () => void send()}
      >
        {verb}
      </Button>
      {isAsking ? <InviteByEmailDialog manager={manager} onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}

/** Sends one invitation at a time and shows each error in its own toast. */
function useSingleSend(invite: () => Promise<void>, failed: string) {
  const notify = useNotify()
  const [isSending, setIsSending] = useState(false)
  // A ref blocks a second press that arrives before React renders.
  const isRunning = useRef(false)
  const send = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setIsSending(true)
    try {
      await invite()
    } catch (error) {
      const sentences = isSessionEnd(error) ? [] : describeError(error, failed)
      for (const sentence of sentences) notify.error(sentence)
    }
    isRunning.current = false
    setIsSending(false)
  }
  return { isSending, send }
}
