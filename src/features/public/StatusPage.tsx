import type { Ref } from 'react'
import { ApiError } from '../../api/api-error'
import { config } from '../../config'
import { Button } from '../../design-system/components/Button/Button'
import { ButtonLink } from '../../design-system/components/ButtonLink/ButtonLink'
import { ErrorPage } from '../../design-system/components/ErrorPage/ErrorPage'
import { TextLink } from '../../design-system/components/TextLink/TextLink'
import { paths } from '../../paths'
import { copy } from './copy'

interface StatusPageProps {
  /** What went wrong; what the API has not answered counts as 500. */
  error: unknown
  /** Tries again. A page that does not exist is not tried again. */
  onRetry?: () => void
  isRetrying?: boolean
  ref?: Ref<HTMLDivElement>
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/** The status pages (P2): 404 for what the API refused, 500 for everything else. */
export function StatusPage({ error, onRetry, isRetrying = false, ref }: StatusPageProps) {
  if (isRefusal(error)) {
    return (
      <ErrorPage
        ref={ref}
        title={copy.notFound.title}
        message={copy.notFound.message}
        action={<ButtonLink href={paths.home()}>{copy.goToPortal}</ButtonLink>}
      />
    )
  }
  const { supportUrl } = config()
  return (
    <ErrorPage
      ref={ref}
      title={copy.broken.title}
      message={copy.broken.message}
      help={supportUrl ? <TextLink href={supportUrl}>{copy.broken.help}</TextLink> : copy.broken.help}
      action={
        onRetry && (
          <Button variant="primary" loading={isRetrying} onClick={onRetry}>
            {copy.retry}
          </Button>
        )
      }
    />
  )
}
