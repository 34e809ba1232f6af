import { Component, type ReactNode } from 'react'
import { reportError } from '../report-error'
import { AttemptContext, startAttempt } from './lazy-screen'

interface FailureBoundaryProps {
  /** Identifies the content, for example by the path of the page. */
  subject: string
  /** Renders the replacement of the content after `error`; `retry` renders the content again. */
  fallback: (retry: () => void, error: unknown) => ReactNode
  /** Called before `retry` renders the content again. Should clear the data that may have caused the failure. */
  onRetry?: () => void
  children: ReactNode
}

interface FailureState {
  hasFailed: boolean
  error?: unknown
  /** The subject at the time of the failure; undefined until `getDerivedStateFromProps` sets it. */
  failedSubject: string | undefined
  attempt: number
}

/** An error boundary whose fallback can render the content again. A new `subject` renders the content again, too. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureState> {
  override state: FailureState = { hasFailed: false, failedSubject: undefined, attempt: startAttempt() }

  static getDerivedStateFromError(error: unknown): Partial<FailureState> {
    // The subject is not available here; `getDerivedStateFromProps` runs next and sets `failedSubject`.
    return { hasFailed: true, error, failedSubject: undefined }
  }

  static getDerivedStateFromProps(
    { subject }: FailureBoundaryProps,
    { hasFailed, failedSubject }: FailureState,
  ): Partial<FailureState> | null {
    if (!hasFailed || failedSubject === subject) return null
    if (failedSubject === undefined) return { failedSubject: subject }
    return { hasFailed: false, attempt: startAttempt() }
  }

  override componentDidCatch(error: unknown) {
    reportError(error, 'render')
  }

  override render() {
    const { children, fallback, onRetry } = this.props
    const { hasFailed, error, attempt } = this.state
    if (!hasFailed) return <AttemptContext value={attempt}>{children}</AttemptContext>
    return fallback(() => {
      onRetry?.()
      this.setState({ hasFailed: false, attempt: startAttempt() })
    }, error)
  }
}
