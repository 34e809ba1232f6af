import { Component, type ReactNode } from 'react'
import { PublicFrame } from './PublicFrame'
import { StatusPage } from './StatusPage'

interface PublicErrorBoundaryProps {
  children: ReactNode
}

/** What a page that breaks leaves behind: the documents' 500 page, with a way to try again. */
export class PublicErrorBoundary extends Component<PublicErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <PublicFrame>
        <StatusPage error={error} onRetry={() => this.setState({ error: undefined })} />
      </PublicFrame>
    )
  }
}
