import { config } from '../config'
import { Button } from '../design-system/components/Button/Button'
import { ErrorPage } from '../design-system/components/ErrorPage/ErrorPage'
import { TextLink } from '../design-system/components/TextLink/TextLink'
import { useDocumentTitle } from '../patterns/page/use-document-title'
import { focusHeading } from './focus-heading'
import { copy } from './shell/copy'

interface BrokenNoticeProps {
  onRetry: () => void
}

/** The documents' 500 page (P2), with a way to try again. */
export function BrokenNotice({ onRetry }: BrokenNoticeProps) {
  const { title, message, help, action } = copy.broken
  const { supportUrl } = config()
  useDocumentTitle(title)
  return (
    <ErrorPage
      ref={focusHeading}
      title={title}
      message={message}
      help={
        supportUrl ? (
          <TextLink href={supportUrl} newTabLabel={copy.app.opensInTab} tone="muted">
            {help}
          </TextLink>
        ) : (
          help
        )
      }
      action={
        <Button variant="primary" onClick={onRetry}>
          {action}
        </Button>
      }
    />
  )
}
