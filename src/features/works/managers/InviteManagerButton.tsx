import { useRef, useState } from 'react'
import { isSessionEnd } from '@/api/api-error'
import type { WorkManager } from '@/api/generated/model/workManager'
import { describeError } from '@/copy/errors'
import { Button } from '@/design-system/components/Button/Button'
import { useNotify } from '@/patterns/notify/use-notify'
import { onDemand } from '@/patterns/on-demand/on-demand'
import { copy } from './copy'
import { useInvitation } from './use-invitation'
import { useManagerRefusals } from './use-manager-refusals'

const { invite: words } = copy

const InviteByEmailDialog = onDemand(async () => (await import('./InviteByEmailDialog')).InviteByEmailDialog)

/** Sends a manager the invitation to the portal by email. If the manager has no email, a dialog asks for it first. */
export function InviteManagerButton({ manager }: { manager: WorkManager }) {
  const { person } = manager
  const getRefusal = useManagerRefusals()
  const { verb, failureMessage, invite } = useInvitation(manager)
  const { isSending, send } = useInvitationSending(invite, failureMessage)
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={words.sendTo(verb, person.full_name)}
        disabledReason={getRefusal('workManager.invite', manager)}
        loading={isSending}
        onClick={person.email === null ? () => setIsDialogOpen(true) : () => void send()}
      >
        {verb}
      </Button>
      {isDialogOpen ? <InviteByEmailDialog manager={manager} onClose={() => setIsDialogOpen(false)} /> : null}
    </>
  )
}

/**
 * Returns `send`, which calls `invite`. `send` does nothing while a previous call is running. If the call fails, each
 * sentence about the error appears in its own toast. If the error has no sentence, the toast shows `fallback`.
 */
function useInvitationSending(invite: () => Promise<void>, fallback: string) {
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
      const sentences = isSessionEnd(error) ? [] : describeError(error, fallback)
      for (const sentence of sentences) notify.error(sentence)
    }
    isRunning.current = false
    setIsSending(false)
  }
  return { isSending, send }
}
