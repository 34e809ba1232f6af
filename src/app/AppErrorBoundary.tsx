import { Component, type ReactNode } from 'react'
import { Button } from '../design-system/components/Button/Button'
import { ErrorPage } from '../design-system/components/ErrorPage/ErrorPage'
import { StandalonePage } from './StandalonePage'
import { copy } from './shell/copy'

interface AppErrorBoundaryProps {
  children: ReactNode
}

/** What a screen that breaks leaves behind: the documents' 500 page, with a way to try again. */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <StandalonePage>
        <ErrorPage
          title={copy.broken.title}
          message={copy.broken.message}
          help={copy.broken.help}
          action={
            <Button variant="primary" onClick={() => this.setState({ hasFailed: false })}>
              {copy.broken.action}
            </Button>
          }
        />
      </StandalonePage>
    )
  }
}
