import { Download, Printer, Share2 } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { downloadQr } from '@/patterns/export/download-qr'
import { useNotify } from '@/patterns/notify/use-notify'
import { useShare } from '../list/use-share'
import { copy } from './copy'

interface PassActionsProps {
  qrcode: string
  /** Absent where there is none to share. */
  message: string | undefined
}

/** What can be done with a pass that lets somebody in. */
export function PassActions({ qrcode, message }: PassActionsProps) {
  const notify = useNotify()
  const share = useShare()
  const download = () => downloadQr(qrcode).catch(() => notify.error(copy.downloadFailed))
  return (
    <Inline gap={3} stacksOnPhone>
      {message === undefined ? null : (
        <Button
          variant="primary"
          icon={<Share2 size={20} aria-hidden="true" />}
          onClick={() => void share(message)}
        >
          {copy.share}
        </Button>
      )}
      <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => void download()}>
        {copy.download}
      </Button>
      <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
        {copy.print}
      </Button>
    </Inline>
  )
}
