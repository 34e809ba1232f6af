import { Download } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { QrCode } from '@/design-system/components/QrCode/QrCode'
import { downloadQr } from '@/patterns/export/download-qr'
import { useNotify } from '@/patterns/notify/use-notify'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { PassLink } from '../pass/PassLink'
import { ShareActions } from '../share/ShareActions'
import type { SavedAuthorization } from '../terms/SavedScreen'
import { copy } from './copy'

const { saved: words } = copy

/**
 * The actions that share a saved authorization, its QR code, and the actions to download the code and to open the pass.
 * Renders nothing if the authorization has no code.
 */
export function SavedQr({ authorization, result: { qrcode, message } }: SavedAuthorization) {
  const notify = useNotify()
  if (qrcode === null) return null
  const download = () => downloadQr(qrcode).catch(() => notify.error(words.downloadFailed))
  return (
    <>
      <ShareActions message={message} authorization={authorization} qrcode={qrcode} isMain />
      <QrCode
        text={qrcode}
        label={words.qr}
        isSpelled
        renderFailure={(retry) => <RetryAlert onRetry={retry}>{words.qrFailed}</RetryAlert>}
      />
      <Inline stacksOnPhone>
        <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => void download()}>
          {words.download}
        </Button>
        {authorization.id === undefined ? null : <PassLink id={authorization.id} />}
      </Inline>
    </>
  )
}
