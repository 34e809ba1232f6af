import { Download } from 'lucide-react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Collapsible } from '@/design-system/components/Collapsible/Collapsible'
import { QrCode } from '@/design-system/components/QrCode/QrCode'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { Stack } from '@/design-system/components/Stack/Stack'
import { downloadQr } from '@/patterns/export/download-qr'
import { useNotify } from '@/patterns/notify/use-notify'
import { focusTitle } from '@/patterns/page/focus-title'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { useLotView } from '../detail/use-lot-view'
import { copy } from './copy'
import type { ResidentKind } from './kinds'
import type { Resident } from './values'

const words = copy.access

/** The code with which somebody enters, or why they may not (L3). */
function ResidentAccess({ resident }: { resident: Resident }) {
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

/** The same in the form of somebody known: the code at hand, the rejection in sight. */
export function AccessSection({ resident }: { resident: Resident }) {
  if (resident.qrcode === null) return <ResidentAccess resident={resident} />
  return (
    <Collapsible summary={words.section}>
      <ResidentAccess resident={resident} />
    </Collapsible>
  )
}

interface ResidentAddedProps {
  kind: ResidentKind
  resident: Resident
  /** Begins with another one. */
  onAnother: () => void
}

/** What came of adding somebody to the lot. */
export function ResidentAdded({ kind, resident, onAnother }: ResidentAddedProps) {
  const { finish } = useLotView()
  const isRejected = resident.rejection_reason !== null
  return (
    <ResultScreen
      level={2}
      ref={focusTitle}
      tone={isRejected ? 'warning' : 'success'}
      title={words.title(resident.full_name)}
      description={resident.qrcode === null ? undefined : words.hint}
      actions={
        <>
          <Button variant="primary" onClick={finish}>
            {words.back}
          </Button>
          <Button onClick={onAnother}>{copy.kinds[kind].addAnother}</Button>
        </>
      }
    >
      <ResidentAccess resident={resident} />
    </ResultScreen>
  )
}
