import { Component, type ReactNode } from 'react'
import { AttemptContext, nextAttempt } from './lazy-screen'

interface FailureBoundaryProps {
  /** What is drawn, e.g. its address: another one is drawn although the last one broke. */
  subject: string
  /** What stands in the place of what broke; `retry` draws it again. */
  fallback: (retry: () => void) => ReactNode
  /** Called before it is drawn again: forgets what may have broken it. */
  onRetry?: () => void
  children: ReactNode
}

interface FailureState {
  hasFailed: boolean
  /** What was drawn then; undefined while that is not known yet. */
  failedSubject: string | undefined
  attempt: number
}

/** Keeps what breaks from taking along what stands around it, and lets the reader try again or go elsewhere. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureState> {
  override state: FailureState = { hasFailed: false, failedSubject: undefined, attempt: nextAttempt() }

  static getDerivedStateFromError(): Partial<FailureState> {
    // What was drawn is not told here; `getDerivedStateFromProps` comes next, and knows.
    return { hasFailed: true, failedSubject: undefined }
  }

  static getDerivedStateFromProps(
    { subject }: FailureBoundaryProps,
    { hasFailed, failedSubject }: FailureState,
  ): Partial<FailureState> | null {
    if (!hasFailed || failedSubject === subject) return null
    if (failedSubject === undefined) return { failedSubject: subject }
    return { hasFailed: false, attempt: nextAttempt() }
  }

  override render() {
    const { children, fallback, onRetry } = this.props
    const { hasFailed, attempt } = this.state
    if (!hasFailed) return <AttemptContext value={attempt}>{children}</AttemptContext>
    return fallback(() => {
      onRetry?.()
      this.setState({ hasFailed: false, attempt: nextAttempt() })
    })
  }
}
