import { Download } from 'lucide-react'
import { isNotFound } from '@/api/api-error'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { QrCode } from '@/design-system/components/QrCode/QrCode'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { downloadQr } from '@/patterns/export/download-qr'
import { useNotify } from '@/patterns/notify/use-notify'
import { focusTitle } from '@/patterns/page/focus-title'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { copy } from './copy'
import { InvitationTermsCard } from './InvitationTermsCard'
import type { InvitationFailure } from './InvitationUnavailable'
import { SavedGuests } from './SavedGuests'
import type { SavedRegistration } from './saved-registrations'

interface InvitationRegisteredProps {
  guest: SavedRegistration
  /** The address that received the email; absent for a stored registration, which does not contain it. */
  email?: string
  /** Whether this view replaces another view; its title then takes the focus. */
  isAsked: boolean
  /** The other guests registered on this device. */
  others: readonly SavedRegistration[]
  onShow: (guest: SavedRegistration) => void
  /** Absent if no other guest can register. */
  onRegisterAnother?: () => void
  /** The failed request for the current state of the invitation. */
  failure?: InvitationFailure
}

const { registered: words, kept: keptWords } = copy.invitation

/** The confirmation of a registration, with the entry code if the backend returned a code. */
export function InvitationRegistered(props: InvitationRegisteredProps) {
  const { guest, email, isAsked, others, onShow, onRegisterAnother, failure } = props
  const { name, qrcode, terms } = guest
  const description = email === undefined ? keptWords.registered(name) : words.email(email)
  return (
    <ResultScreen
      tone="success"
      title={words.title}
      description={description}
      ref={isAsked ? focusTitle : undefined}
    >
      {failure ? <StaleNotice failure={failure} /> : null}
      {qrcode === undefined ? null : <EntryCode code={qrcode} />}
      <Stack gap={2}>
        <Heading level={2}>{words.next}</Heading>
        <Text>{words.document}</Text>
        <Text>{words.spam}</Text>
      </Stack>
      <InvitationTermsCard terms={terms} />
      {onRegisterAnother ? (
        <Stack isScreenOnly>
          <Inline gap={3}>
            <Text as="span">{keptWords.notYou(name)}</Text>
            <Button onClick={onRegisterAnother}>{keptWords.another}</Button>
          </Inline>
        </Stack>
      ) : null}
      <SavedGuests guests={others} onShow={onShow} />
    </ResultScreen>
  )
}

/** The warning that the saved invitation may be outdated. */
function StaleNotice({ failure: { error, retry, isRetrying } }: { failure: InvitationFailure }) {
  if (isNotFound(error)) return <Alert>{keptWords.closed}</Alert>
  return (
    <RetryAlert tone="warning" onRetry={retry} isRetrying={isRetrying}>
      {keptWords.unchecked}
    </RetryAlert>
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
        isSpelled
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
