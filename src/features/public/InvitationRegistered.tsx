import { Download } from 'lucide-react'
import type { InvitationTerms } from '@/api/generated/model/invitationTerms'
import { Button } from '@/design-system/components/Button/Button'
import { Heading } from '@/design-system/components/Heading/Heading'
import { QrCode } from '@/design-system/components/QrCode/QrCode'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { downloadQr } from '@/patterns/export/download-qr'
import { useNotify } from '@/patterns/notify/use-notify'
import { focusTitle } from '@/patterns/page/focus-title'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { copy } from './copy'
import type { Registration } from './GuestForm'
import { InvitationTermsCard } from './InvitationTermsCard'

interface InvitationRegisteredProps {
  registration: Registration
  terms: InvitationTerms
}

const words = copy.invitation.registered

/** That the guest is expected, and how to come in (P2); the code at once, where the backend gives one (decision 25). */
export function InvitationRegistered({ registration, terms }: InvitationRegisteredProps) {
  const { email, qrcode } = registration
  return (
    <ResultScreen tone="success" title={words.title} description={words.email(email)} ref={focusTitle}>
      {qrcode === undefined ? null : <EntryCode code={qrcode} />}
      <Stack gap={2}>
        <Heading level={2}>{words.next}</Heading>
        <Text>{words.document}</Text>
        <Text>{words.spam}</Text>
      </Stack>
      <InvitationTermsCard terms={terms} />
    </ResultScreen>
  )
}

function EntryCode({ code }: { code: string }) {
  const notify = useNotify()
  const download = () => downloadQr(code).catch(() => notify.error(words.downloadFailed))
  return (
    <Stack gap={3}>
      <Text>{words.qrHint}</Text>
      <QrCode
        text={code}
        label={words.qr}
        renderFailure={(retry) => <RetryAlert onRetry={retry}>{words.qrFailed}</RetryAlert>}
      />
      <div>
        <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => void download()}>
          {words.download}
        </Button>
      </div>
    </Stack>
  )
}
