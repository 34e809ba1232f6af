import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AuthorizationResult } from '@/api/generated/model/authorizationResult'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Inline } from '@/design-system/components/Inline/Inline'
import { PageWidth } from '@/design-system/components/PageWidth/PageWidth'
import { QrCode } from '@/design-system/components/QrCode/QrCode'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { paths } from '@/paths'
import { downloadQr } from '@/patterns/export/download-qr'
import { useNotify } from '@/patterns/notify/use-notify'
import { focusTitle } from '@/patterns/page/focus-title'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { useSession } from '@/session/use-session'
import { PassLink } from '../pass/PassLink'
import { copy } from './copy'

const { saved } = copy

interface AuthorizationSavedProps {
  title: string
  result: AuthorizationResult
  /** The button or link to the next new authorization. */
  another: ReactNode
}

/** What came of saving: the QR, or why there is none (P2). */
export function AuthorizationSaved({ title, result, another }: AuthorizationSavedProps) {
  const notify = useNotify()
  const { qrcode, rejection_reason } = result
  useDocumentTitle(title, useSession().neighbourhood.name)
  const download = (text: string) => downloadQr(text).catch(() => notify.error(saved.downloadFailed))
  const actions = (
    <>
      <ButtonLink variant="primary" render={<Link to={paths.home()} />}>
        {saved.home}
      </ButtonLink>
      {another}
    </>
  )
  return (
    <PageWidth width="form">
      <ResultScreen
        tone="success"
        title={title}
        description={qrcode === null ? undefined : saved.qrHint}
        actions={actions}
        ref={focusTitle}
      >
        {rejection_reason === null ? null : (
          <Alert tone="danger" isLive>
            {rejection_reason}
          </Alert>
        )}
        {qrcode === null ? null : (
          <>
            <QrCode
              text={qrcode}
              label={saved.qr}
              renderFailure={(retry) => <RetryAlert onRetry={retry}>{saved.qrFailed}</RetryAlert>}
            />
            <Inline>
              <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => void download(qrcode)}>
                {saved.download}
              </Button>
              {result.id === undefined ? null : <PassLink id={result.id} />}
            </Inline>
          </>
        )}
      </ResultScreen>
    </PageWidth>
  )
}
