import { Download, Ticket } from 'lucide-react'
import { isNotFound } from '@/api/api-error'
import { withBasePath } from '@/base-path'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { QrCode } from '@/design-system/components/QrCode/QrCode'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { encodeSharedPass } from '@/domain/shared-passes'
import { paths } from '@/paths'
import { downloadQr } from '@/patterns/export/download-qr'
import { useNotify } from '@/patterns/notify/use-notify'
import { focusTitle } from '@/patterns/page/focus-title'
import type { QueryFailure } from '@/patterns/query-view/QueryView'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { InvitationTermsCard } from './InvitationTermsCard'
import { registeredCopy as words } from './registered-copy'
import { SavedGuests } from './SavedGuests'
import type { SavedRegistration } from './saved-registrations'

// The form calls this function through the present module, so that the script of the form stays small.
export { fetchQrAhead } from '@/design-system/components/QrCode/use-qr-matrix'

interface InvitationRegisteredProps {
  guest: SavedRegistration
  /** The email address of the guest; absent if the registration was read from the storage, which has no email addresses. */
  email?: string
  /** Whether this view replaces another view. If so, the title of this view takes the focus. */
  takesFocus: boolean
  otherGuests: readonly SavedRegistration[]
  /** Shows the entry code of another guest. */
  onShow: (guest: SavedRegistration) => void
  /** Opens the form for another guest; absent if no other guest can register. */
  onRegisterAnother?: () => void
  /** The failed request for the invitation; absent if the invitation has loaded. */
  failure?: QueryFailure
}

export function InvitationRegistered(props: InvitationRegisteredProps) {
  const { guest, email, takesFocus, otherGuests, onShow, onRegisterAnother, failure } = props
  const { name, qrcode, terms } = guest
  const description = email === undefined ? words.registered(name) : words.email(email)
  return (
    <ResultScreen
      tone="success"
      title={words.title}
      description={description}
      ref={takesFocus ? focusTitle : undefined}
    >
      {failure ? <StaleNotice failure={failure} /> : null}
      {qrcode === undefined ? null : <EntryCode guest={guest} code={qrcode} />}
      <Stack gap={2}>
        <Heading level={2}>{words.nextStepsTitle}</Heading>
        <Text>{words.document}</Text>
        <Text>{words.spam}</Text>
      </Stack>
      <InvitationTermsCard terms={terms} />
      {onRegisterAnother ? (
        <Stack isScreenOnly>
          <Inline gap={3}>
            <Text as="span">{words.notYou(name)}</Text>
            <Button onClick={onRegisterAnother}>{words.another}</Button>
          </Inline>
        </Stack>
      ) : null}
      <SavedGuests guests={otherGuests} onShow={onShow} />
    </ResultScreen>
  )
}

function StaleNotice({ failure: { error, retry, isRetrying } }: { failure: QueryFailure }) {
  if (isNotFound(error)) return <Alert>{words.closed}</Alert>
  return (
    <RetryAlert tone="warning" onRetry={retry} isRetrying={isRetrying}>
      {words.unchecked}
    </RetryAlert>
  )
}

/** Returns the address of the guest's pass, which opens without a connection. */
function getPassAddress({ name, terms }: SavedRegistration, code: string): string {
  const pass = { ...terms, code, name, neighbourhood: terms.real_property.name, lot: '', destination: '' }
  return withBasePath(paths.sharedPass(encodeSharedPass(pass)))
}

function EntryCode({ guest, code }: { guest: SavedRegistration; code: string }) {
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
      <Inline gap={3} stacksOnPhone>
        <ButtonLink
          variant="primary"
          icon={<Ticket size={20} aria-hidden="true" />}
          href={getPassAddress(guest, code)}
        >
          {words.openPass}
        </ButtonLink>
        <Button icon={<Download size={20} aria-hidden="true" />} onClick={() => void download()}>
          {words.download}
        </Button>
      </Inline>
    </Stack>
  )
}
