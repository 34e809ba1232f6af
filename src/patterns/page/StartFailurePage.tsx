import { errors } from '@/copy/errors'
import { start } from '@/copy/start'
import { Button } from '@/design-system/components/Button/Button'
import { ErrorPage } from '@/design-system/components/ErrorPage/ErrorPage'
import type { StartFailure } from '@/require-config'
import { focusTitle } from './focus-title'
import { useDocumentTitle } from './use-document-title'

/** The page that the portal shows instead of its screens if `config.json` cannot be loaded or used. */
export function StartFailurePage({ failure, onRetry, isRetrying }: StartFailure) {
  useDocumentTitle(start.title)
  return (
    <ErrorPage
      ref={focusTitle}
      title={start.title}
      message={start.failures[failure]}
      action={
        <Button variant="primary" loading={isRetrying} onClick={onRetry}>
          {errors.retry}
        </Button>
      }
    />
  )
}
