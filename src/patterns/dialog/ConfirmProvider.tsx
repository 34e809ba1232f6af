import { type ReactNode, useCallback, useRef, useState } from 'react'
import { isSessionEnd } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { Question } from '@/design-system/components/Question/Question'
import { type Confirm, ConfirmContext, type ConfirmRequest } from './confirm-context'

interface PendingQuestion {
  request: ConfirmRequest
  answer: (isConfirmed: boolean) => void
}

/** Provides `useConfirm`. It shows one question at a time and queues the others. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<{ id: number; asked: PendingQuestion }[]>([])
  const count = useRef(0)

  const confirm = useCallback<Confirm>(
    (request) =>
      new Promise((answer) => {
        count.current += 1
        const question = { id: count.current, asked: { request, answer } }
        setWaiting((before) => [...before, question])
      }),
    [],
  )

  const [current] = waiting
  const close = (isConfirmed: boolean) => {
    current?.asked.answer(isConfirmed)
    setWaiting((before) => before.filter((question) => question !== current))
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {current ? <AskedQuestion key={current.id} request={current.asked.request} onAnswer={close} /> : null}
    </ConfirmContext>
  )
}

interface AskedQuestionProps {
  request: ConfirmRequest
  /** Called once: after a no, or after the action of a yes has succeeded. */
  onAnswer: (isConfirmed: boolean) => void
}

/** A question. It stays open while its action runs, and if its action fails. */
function AskedQuestion({ request, onAnswer }: AskedQuestionProps) {
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
      await request.action?.()
    } catch (failure) {
      if (!isSessionEnd(failure)) setError((request.describe ?? describeError)(failure).join(' '))
      setIsBusy(false)
      isRunning.current = false
      return
    }
    onAnswer(true)
  }

  return (
    <Question
      open
      title={request.title}
      confirmLabel={request.confirmLabel}
      cancelLabel={request.cancelLabel}
      tone={request.tone}
      isBusy={isBusy}
      error={error}
      onConfirm={() => void run()}
      onCancel={() => {
        if (!isRunning.current) onAnswer(false)
      }}
    >
      {request.body}
    </Question>
  )
}
