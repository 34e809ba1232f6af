import { isNotFound } from '../../api/api-error'
import { describeError } from '../../copy/errors'
import { Alert } from '../../design-system/components/Alert/Alert'
import { Button } from '../../design-system/components/Button/Button'
import { ResultScreen } from '../../design-system/components/ResultScreen/ResultScreen'
import { copy } from './copy'
import { focusTitle } from './focus-title'

interface InvitationRefusedProps {
  error: unknown
  /** Back to what was typed. */
  onBack: () => void
}

const { refused, unavailable } = copy.invitation

/** That somebody could not be registered, and why (P2). An invitation that is no more cannot be tried again. */
export function InvitationRefused({ error, onBack }: InvitationRefusedProps) {
  const isGone = isNotFound(error)
  return (
    <ResultScreen
      tone="danger"
      title={refused.title}
      description={describeError(error).join(' ')}
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
    </ResultScreen>
  )
}
