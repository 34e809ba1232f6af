import type { Ref } from 'react'
import { ApiError } from '@/api/api-error'
import { withBasePath } from '@/base-path'
import { hasKnownCause } from '@/copy/errors'
import { statusPages } from '@/copy/status-pages'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { ErrorPage } from '@/design-system/components/ErrorPage/ErrorPage'
import { paths } from '@/paths'
import { ServerErrorPage } from '@/patterns/page/ServerErrorPage'
import { copy } from './copy'

interface HttpErrorPageProps {
  error: unknown
  /** Called when the user asks for a retry. Only the 500 page offers a retry. */
  onRetry?: () => void
  isRetrying?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Whether a retry would fail again: the status is 400 to 499, but not one such as 429, which is temporary. */
const isClientError = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !hasKnownCause(error)

/** The 404 page for API responses with a lasting status of 400 to 499, and the 500 page for all other errors. */
export function HttpErrorPage({ error, onRetry, isRetrying, ref }: HttpErrorPageProps) {
  if (!isClientError(error)) return <ServerErrorPage ref={ref} onRetry={onRetry} isRetrying={isRetrying} />
  return (
    <ErrorPage
      ref={ref}
      title={statusPages.notFound.title}
      message={statusPages.notFound.message}
      action={<ButtonLink href={withBasePath(paths.home())}>{copy.goToPortal}</ButtonLink>}
    />
  )
}
