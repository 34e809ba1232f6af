import { useState } from 'react'
import type { WorkManager } from '@/api/generated/model/workManager'
import { useWrite } from '@/api/writes/use-write'
import { workManagerWrites } from '@/api/writes/work-managers'
import { dialogs } from '@/copy/dialogs'
import { Alert } from '@/design-system/components/Alert/Alert'
import { normalizeEmail } from '@/domain/emails'
import { FormDialog } from '@/patterns/dialog/FormDialog'
import { FormActions } from '@/patterns/form/FormActions'
import { FormShell } from '@/patterns/form/FormShell'
import { useWork } from '../detail/use-work'
import { copy } from './copy'
import { EmailField } from './EmailField'
import { type EmailValues, emailFormSchema } from './manager-form'
import { useInvitation } from './use-invitation'

const { invite: words } = copy

const noEmail: EmailValues = { email: '' }

/** Asks for the email of a manager who has none, saves the email and sends the invitation. */
export function InviteByEmailDialog({ manager, onClose }: { manager: WorkManager; onClose: () => void }) {
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
