import { useRef, useState } from 'react'
import { isSessionEnd } from '@/api/api-error'
import type { WorkManager } from '@/api/generated/model/workManager'
import { useWrite } from '@/api/writes/use-write'
import { workManagerWrites } from '@/api/writes/work-managers'
import { dialogs } from '@/copy/dialogs'
import { describeError } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { normalizeEmail } from '@/domain/emails'
import { FormDialog } from '@/patterns/dialog/FormDialog'
import { FormActions } from '@/patterns/form/FormActions'
import { FormShell } from '@/patterns/form/FormShell'
import { useNotify } from '@/patterns/notify/use-notify'
import { useWork } from '../detail/use-work'
import { copy } from './copy'
import { EmailField } from './EmailField'
import { type EmailValues, emailFormSchema } from './manager-form'
import { useManagerRefusals } from './use-manager-refusals'

const { invite: words } = copy

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

function useInvitation({ person }: WorkManager) {
  const { realPropertyId, workId } = useWork()
  const notify = useNotify()
  const sendInvitation = useWrite(workManagerWrites.sendWorkManagerInvitation)
  const isResend = person.user_real_property?.is_active_flag === true

  const invite = async () => {
    await sendInvitation({ rp: realPropertyId, workId, data: { work: workId, person: person.id } })
    notify.success(isResend ? words.sentAgain : words.sent)
  }
  return {
    invite,
    verb: isResend ? words.sendAgain : words.send,
    failureMessage: isResend ? words.failedAgain : words.failed,
  }
}

const noEmail: EmailValues = { email: '' }

/** Asks for the email of a manager who has none, saves the email and sends the invitation. */
function InviteByEmailDialog({ manager, onClose }: { manager: WorkManager; onClose: () => void }) {
  const [name] = useState(manager.person.full_name)
  const { verb, failureMessage, invite } = useInvitation(manager)
  const { savedEmail, save } = useSaveEmail(manager)
  const saveAndInvite = async (values: EmailValues) => {
    await save(normalizeEmail(values.email))
    await invite()
    onClose()
  }
  return (
    <FormDialog
      size="sm"
      title={words.title}
      description={words.withoutEmail(name)}
      closeLabel={dialogs.close}
      onClose={onClose}
    >
      {(close) => (
        <FormShell
          draft={`invitation ${manager.id}`}
          initialValues={noEmail}
          schema={emailFormSchema}
          fallback={failureMessage}
          onSubmit={saveAndInvite}
        >
          {savedEmail === undefined ? null : (
            <Alert tone="success" isLive>
              {words.emailSaved}
            </Alert>
          )}
          <EmailField />
          <FormActions cancel={copy.cancel} onCancel={close} submit={verb} />
        </FormShell>
      )}
    </FormDialog>
  )
}

/**
 * `save` saves the manager's email, and `savedEmail` is the last saved email. If the email is already `savedEmail`, `save`
 * does nothing. A retry then only sends the invitation.
 */
function useSaveEmail({ id }: WorkManager) {
  const { realPropertyId, workId } = useWork()
  const [savedEmail, setSavedEmail] = useState<string>()
  const updatePerson = useWrite(workManagerWrites.updateWorkManagerPerson)
  const save = async (email: string) => {
    if (email === savedEmail) return
    await updatePerson({ rp: realPropertyId, workId, id, data: { email } })
    setSavedEmail(email)
  }
  return { savedEmail, save }
}
