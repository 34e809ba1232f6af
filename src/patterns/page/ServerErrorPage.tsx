import type { Ref } from 'react'
import { config } from '@/config'
import { errors } from '@/copy/errors'
import { page } from '@/copy/page'
import { statusPages } from '@/copy/status-pages'
import { Button } from '@/design-system/components/Button/Button'
import { ErrorPage } from '@/design-system/components/ErrorPage/ErrorPage'
import { TextLink } from '@/design-system/components/TextLink/TextLink'

interface ServerErrorPageProps {
  /** What has failed: the server, or the connection to it. */
  cause?: 'broken' | 'unreachable'
  onRetry?: () => void
  isRetrying?: boolean
  ref?: Ref<HTMLDivElement>
}

export function ServerErrorPage({ cause = 'broken', onRetry, isRetrying, ref }: ServerErrorPageProps) {
  const { title, message, help } = statusPages[cause]
  const { supportUrl } = config()
  const support = help && supportUrl && (
    <TextLink href={supportUrl} newTabLabel={page.opensInTab} tone="muted">
      {help}
    </TextLink>
  )
  return (
    <ErrorPage
      ref={ref}
      title={title}
      message={message}
      help={support || help}
      action={
        onRetry && (
          <Button variant="primary" loading={isRetrying} onClick={onRetry}>
            {errors.retry}
          </Button>
        )
      }
    />
  )
}
