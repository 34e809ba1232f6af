import { type ReactNode, useCallback, useRef, useState } from 'react'
import { isSessionEnd } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { Question } from '@/design-system/components/Question/Question'
import { type Confirm, ConfirmContext, type ConfirmRequest } from './confirm-context'

interface PendingQuestion {
  id: number
  request: ConfirmRequest
  answer: (isConfirmed: boolean) => void
}

/** Provides the function that `useConfirm` returns. The provider shows one question at a time and queues the others. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<PendingQuestion[]>([])
  const count = useRef(0)

  const confirm = useCallback<Confirm>(
    (request) =>
      new Promise((answer) => {
        count.current += 1
        const question = { id: count.current, request, answer }
        setQueue((previous) => [...previous, question])
      }),
    [],
  )

  const [currentQuestion] = queue
  const close = (isConfirmed: boolean) => {
    currentQuestion?.answer(isConfirmed)
    setQueue((previous) => previous.filter((question) => question !== currentQuestion))
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {currentQuestion ? (
        <PendingQuestionDialog key={currentQuestion.id} request={currentQuestion.request} onAnswer={close} />
      ) : null}
    </ConfirmContext>
  )
}

interface PendingQuestionDialogProps {
  request: ConfirmRequest
  /** Called once: with false if the user cancels, or with true after a confirmation and a successful action. */
  onAnswer: (isConfirmed: boolean) => void
}

/** A question that stays open while its action runs and after its action has failed. */
function PendingQuestionDialog({ request, onAnswer }: PendingQuestionDialogProps) {
  const { body, action, describe: describeFailure = describeError, ...question } = request
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  // The second click of a double click comes before React renders, so a ref blocks it. After a success the ref stays true,
  // so that a click on the closing question cannot run the action again.
  const isRunning = useRef(false)

  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setError(undefined)
    try {
      await action?.()
    } catch (failure) {
      if (!isSessionEnd(failure)) setError(describeFailure(failure).join(' '))
      setIsBusy(false)
      isRunning.current = false
      return
    }
    onAnswer(true)
  }

  return (
    <Question
      open
      {...question}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void run()}
      onCancel={() => {
        if (!isRunning.current) onAnswer(false)
      }}
    >
      {body}
    </Question>
  )
}
