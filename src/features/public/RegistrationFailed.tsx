import { ApiError, getFieldSentences, getGeneralSentences, isNotFound } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { focusTitle } from '@/patterns/page/focus-title'
import { copy } from './copy'
import { invitationCopy } from './invitation-copy'
import { SavedGuests } from './SavedGuests'
import type { SavedRegistration } from './saved-registrations'

interface RegistrationFailedProps {
  error: unknown
  /** Returns to the form, which still has the guest's values. */
  onBack: () => void
  savedGuests: readonly SavedRegistration[]
  /** Shows the entry code of a saved guest. */
  onShow: (guest: SavedRegistration) => void
}

const { unavailable } = copy.invitation
const { failed: refused, saved: words } = invitationCopy

/** Whether the response has only field errors, which the form shows at its fields. */
const hasOnlyFieldErrors = (error: unknown) =>
  getGeneralSentences(error).length === 0 && Object.keys(getFieldSentences(error)).length > 0

/** The error page of a failed registration. It offers to return to the form, except after a response with the status 404. */
export function RegistrationFailed({ error, onBack, savedGuests, onShow }: RegistrationFailedProps) {
  const isGone = isNotFound(error)
  const isAlreadyRegistered = error instanceof ApiError && error.status === 409
  return (
    <ResultScreen
      tone="danger"
      title={refused.title}
      description={hasOnlyFieldErrors(error) ? refused.fields : describeError(error).join(' ')}
      actions={
        isGone ? undefined : (
          <Button variant="primary" onClick={onBack}>
            {refused.back}
          </Button>
        )
      }
      ref={focusTitle}
    >
      {isGone ? <Alert tone="warning">{unavailable.warning}</Alert> : null}
      {isAlreadyRegistered && savedGuests.length === 0 ? <Alert>{words.codeElsewhere}</Alert> : null}
      {isAlreadyRegistered ? <SavedGuests guests={savedGuests} onShow={onShow} /> : null}
    </ResultScreen>
  )
}
