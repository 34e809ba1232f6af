import { useRef, useState } from 'react'
import { isSessionEnd } from '@/api/api-error'
import type { WorkManager } from '@/api/generated/model/workManager'
import { useUpdateWorkManagerPerson } from '@/api/generated/work-managers/work-managers'
import { dialogs } from '@/copy/dialogs'
import { describeError } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Dialog } from '@/design-system/components/Dialog/Dialog'
import { Inline } from '@/design-system/components/Inline/Inline'
import { normalizeEmail } from '@/domain/emails'
import { useRefusals } from '@/patterns/access/use-refusals'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { useWork } from '../detail/use-work'
import { copy } from './copy'
import { EmailField } from './EmailField'
import { type EmailValues, emailForm } from './manager-form'
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

const { invite: words } = copy
const nothing: EmailValues = { email: '' }

interface InviteByEmailDialogProps {
  manager: WorkManager
  onClose: () => void
}

/** Asks for the email of a manager without one, saves it and sends the invitation. */
function InviteByEmailDialog({ manager, onClose }: InviteByEmailDialogProps) {
  const [name] = useState(manager.person.full_name)
  const { verb, failed, invite } = useInvitation(manager)
  const { saved, save } = useSaveEmail(manager)
  const saveAndInvite = async (values: EmailValues) => {
    await save(normalizeEmail(values.email))
    await invite()
    onClose()
  }
  return (
    <Dialog
      open
      size="sm"
      title={words.title}
      description={words.withoutEmail(name)}
      closeLabel={dialogs.close}
      onClose={onClose}
    >
      <FormShell
        initialValues={nothing}
        schema={emailForm}
        fallback={failed}
        isGuarded={false}
        onSubmit={saveAndInvite}
      >
        {saved === undefined ? null : (
          <Alert tone="success" isLive>
            {words.emailSaved}
          </Alert>
        )}
        <EmailField />
        <Inline gap={3} justify="end" stacksOnPhone>
          <Button onClick={onClose}>{words.cancel}</Button>
          <SubmitButton>{verb}</SubmitButton>
        </Inline>
      </FormShell>
    </Dialog>
  )
}

/** Saves the email once; a retry only sends the invitation. */
function useSaveEmail({ id }: WorkManager) {
  const { realPropertyId, workId } = useWork()
  const [saved, setSaved] = useState<string>()
  const { request, send } = useIdempotentRequest()
  const updatePerson = useUpdateWorkManagerPerson({ request })
  const save = async (email: string) => {
    if (email === saved) return
    const data = { email }
    await send(data, () => updatePerson.mutateAsync({ rp: realPropertyId, workId, id, data }))
    setSaved(email)
  }
  return { saved, save }
}
