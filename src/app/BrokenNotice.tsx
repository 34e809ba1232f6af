import { statusPages } from '../copy/status-pages'
import { focusTitle } from '../patterns/page/focus-title'
import { ServerErrorPage } from '../patterns/page/ServerErrorPage'
import { useDocumentTitle } from '../patterns/page/use-document-title'

interface BrokenNoticeProps {
  onRetry: () => void
}

/** What stands in the place of a screen that broke. */
export function BrokenNotice({ onRetry }: BrokenNoticeProps) {
  useDocumentTitle(statusPages.broken.title)
  return <ServerErrorPage ref={focusTitle} onRetry={onRetry} />
}
