import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { QrCode } from '@/design-system/components/QrCode/QrCode'
import { downloadQr } from '@/patterns/export/download-qr'
import { useNotify } from '@/patterns/notify/use-notify'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { PassLink } from '../pass/PassLink'
import { ShareActions } from '../share/ShareActions'
import { SavedScreen } from '../terms/SavedScreen'
import type { SavedAuthorization } from '../terms/saved-authorization'
import { copy } from './copy'

const { saved: words } = copy

interface AuthorizationSavedProps {
  title: string
  saved: SavedAuthorization
  /** The button or link to the next new authorization. */
  another: ReactNode
}

/** Shows the QR code of a saved authorization, or the reason why it has none. */
export function AuthorizationSaved({ title, saved, another }: AuthorizationSavedProps) {
  const notify = useNotify()
  const { qrcode } = saved.result
  const { id: passId } = saved.authorization
  const download = (text: string) => downloadQr(text).catch(() => notify.error(words.downloadFailed))
  return (
    <SavedScreen
      title={title}
      description={qrcode === null ? undefined : words.qrHint}
      saved={saved}
      another={another}
    >
      {qrcode === null ? null : (
        <>
          <QrCode
            text={qrcode}
            label={words.qr}
            isSpelled
            renderFailure={(retry) => <RetryAlert onRetry={retry}>{words.qrFailed}</RetryAlert>}
          />
          <Inline stacksOnPhone>
            <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => void download(qrcode)}>
              {words.download}
            </Button>
            {passId === undefined ? null : <PassLink id={passId} />}
          </Inline>
          <ShareActions message={saved.result.message} authorization={saved.authorization} />
        </>
      )}
    </SavedScreen>
  )
}
