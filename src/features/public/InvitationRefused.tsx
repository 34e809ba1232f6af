import { fieldSentences, generalSentences, isNotFound } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { focusTitle } from '@/patterns/page/focus-title'
import { copy } from './copy'

interface InvitationRefusedProps {
  error: unknown
  /** Back to what was typed. */
  onBack: () => void
}

const { refused, unavailable } = copy.invitation

/** What is wrong with a field is told at the field, for who goes back. */
const isAboutFields = (error: unknown) =>
  generalSentences(error).length === 0 && Object.keys(fieldSentences(error)).length > 0

/** That somebody could not be registered, and why (P2). An invitation that is no more cannot be tried again. */
export function InvitationRefused({ error, onBack }: InvitationRefusedProps) {
  const isGone = isNotFound(error)
  return (
    <ResultScreen
      tone="danger"
      title={refused.title}
      description={isAboutFields(error) ? refused.fields : describeError(error).join(' ')}
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
