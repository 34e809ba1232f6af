import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AuthorizationResult } from '@/api/generated/model/authorizationResult'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { QrCode } from '@/design-system/components/QrCode/QrCode'
import { downloadQr } from '@/patterns/export/download-qr'
import { useNotify } from '@/patterns/notify/use-notify'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { PassLink } from '../pass/PassLink'
import { SavedScreen } from '../terms/SavedScreen'
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
  const { qrcode } = result
  const download = (text: string) => downloadQr(text).catch(() => notify.error(saved.downloadFailed))
  return (
    <SavedScreen
      title={title}
      description={qrcode === null ? undefined : saved.qrHint}
      result={result}
      another={another}
    >
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
    </SavedScreen>
  )
}
