import { ApiError, getFieldSentences, getGeneralSentences, isNotFound } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { focusTitle } from '@/patterns/page/focus-title'
import { copy } from './copy'
import { SavedGuests } from './SavedGuests'
import type { SavedRegistration } from './saved-registrations'

interface InvitationRefusedProps {
  error: unknown
  /** Returns to the form with its values. */
  onBack: () => void
  savedGuests: readonly SavedRegistration[]
  onShow: (guest: SavedRegistration) => void
}

const { refused, unavailable, saved: words } = copy.invitation

/** Whether the response has only field errors, which the form shows at its fields. */
const hasOnlyFieldErrors = (error: unknown) =>
  getGeneralSentences(error).length === 0 && Object.keys(getFieldSentences(error)).length > 0

/** The error page of a failed registration. The page offers no retry if the invitation does not exist. */
export function InvitationRefused({ error, onBack, savedGuests, onShow }: InvitationRefusedProps) {
  const isGone = isNotFound(error)
  const isRegistered = error instanceof ApiError && error.status === 409
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
      {isRegistered && savedGuests.length === 0 ? <Alert>{words.codeElsewhere}</Alert> : null}
      {isRegistered ? <SavedGuests guests={savedGuests} onShow={onShow} /> : null}
    </ResultScreen>
  )
}
