import { type ReactNode, useCallback, useRef, useState } from 'react'
import { describeError } from '../../copy/errors'
import { Question } from '../../design-system/components/Question/Question'
import { type Confirm, ConfirmContext, type ConfirmRequest } from './confirm-context'

interface Asked {
  request: ConfirmRequest
  answer: (isConfirmed: boolean) => void
}

/** Makes `await confirm({…})` work below it: one question at a time, which stays open while its action fails. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const isRunning = useRef(false)

  const confirm = useCallback<Confirm>(
    (request) => new Promise((answer) => setAsked({ request, answer })),
    [],
  )

  const close = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed)
    setAsked(undefined)
    setError(undefined)
  }

  const run = async () => {
    if (!asked || isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setError(undefined)
    try {
      await asked.request.action?.()
      close(true)
    } catch (failure) {
      setError((asked.request.describe ?? describeError)(failure).join(' '))
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked ? (
        <Question
          open
          title={asked.request.title}
          confirmLabel={asked.request.confirmLabel}
          cancelLabel={asked.request.cancelLabel}
          tone={asked.request.tone}
          isBusy={isBusy}
          error={error}
          onConfirm={() => void run()}
          onCancel={() => close(false)}
        >
          {asked.request.body}
        </Question>
      ) : null}
    </ConfirmContext>
  )
}
