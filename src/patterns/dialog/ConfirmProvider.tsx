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

/** Provides `useConfirm`. It shows one question at a time and queues the others. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<PendingQuestion[]>([])
  const count = useRef(0)

  const confirm = useCallback<Confirm>(
    (request) =>
      new Promise((answer) => {
        count.current += 1
        const question = { id: count.current, request, answer }
        setQueue((before) => [...before, question])
      }),
    [],
  )

  const [current] = queue
  const close = (isConfirmed: boolean) => {
    current?.answer(isConfirmed)
    setQueue((before) => before.filter((question) => question !== current))
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {current ? <PendingQuestionDialog key={current.id} request={current.request} onAnswer={close} /> : null}
    </ConfirmContext>
  )
}

interface PendingQuestionDialogProps {
  request: ConfirmRequest
  /** Called once: after a no, or after the action of a yes has succeeded. */
  onAnswer: (isConfirmed: boolean) => void
}

/** A question that stays open while its action runs, and if its action fails. */
function PendingQuestionDialog({ request, onAnswer }: PendingQuestionDialogProps) {
  const { body, action, describe: describeFailure = describeError, ...question } = request
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  // A double click comes before React renders, so a ref blocks it. The ref stays set after success.
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
