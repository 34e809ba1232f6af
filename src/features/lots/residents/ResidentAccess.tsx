import { Download } from 'lucide-react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { QrCode } from '@/design-system/components/QrCode/QrCode'
import { Stack } from '@/design-system/components/Stack/Stack'
import { downloadQr } from '@/patterns/export/download-qr'
import { useNotify } from '@/patterns/notify/use-notify'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { copy } from './copy'
import type { Resident } from './resident-form'

const words = copy.access

/** The QR code with which a resident enters, or the reason why the resident may not enter. */
export function ResidentAccess({ resident }: { resident: Resident }) {
  const notify = useNotify()
  const { qrcode, rejection_reason, full_name } = resident
  const download = (text: string) => downloadQr(text).catch(() => notify.error(words.downloadFailed))
  return (
    <Stack gap={4} align="start">
      {rejection_reason === null ? null : (
        <Alert tone="danger" title={words.rejected}>
          {rejection_reason}
        </Alert>
      )}
      {qrcode === null ? null : (
        <>
          <QrCode
            text={qrcode}
            label={words.qr(full_name)}
            isSpelled
            renderFailure={(retry) => <RetryAlert onRetry={retry}>{words.failed}</RetryAlert>}
          />
          <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => void download(qrcode)}>
            {words.download}
          </Button>
        </>
      )}
    </Stack>
  )
}
