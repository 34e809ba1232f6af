import { Download, Printer } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { downloadQr } from '@/patterns/export/download-qr'
import { useNotify } from '@/patterns/notify/use-notify'
import { copy } from './copy'

/** The actions that download or print the code. */
export function PassActions({ qrcode }: { qrcode: string }) {
  const notify = useNotify()
  const download = () => downloadQr(qrcode).catch(() => notify.error(copy.downloadFailed))
  return (
    <Inline gap={3} stacksOnPhone>
      <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => void download()}>
        {copy.download}
      </Button>
      <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
        {copy.print}
      </Button>
    </Inline>
  )
}
