import { Mail as MailIcon, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import type { Mail } from '../../client.ts'
import { ControlView } from '../calls/ControlView.tsx'
import { useControl } from '../calls/use-control.ts'
import { usePanelControls } from '../controls-context.tsx'
import { copy } from './mailbox/copy.ts'
import { MailCard } from './mailbox/MailCard.tsx'

/** As many as are shown at once. */
const page = 20

/** What the backend "sent": the newest first, with codes to copy and links that work. */
export function MailboxSection() {
  const { mock } = usePanelControls()
  const mailbox = useControl(() => mock.mailbox())
  return (
    <ControlView control={mailbox}>
      {(mails) => (
        <Stack gap={4}>
          <Text size="sm" tone="muted">
            {copy.about}
          </Text>
          <Inline gap={3}>
            <Button
              size="sm"
              icon={<RefreshCw size={20} aria-hidden="true" />}
              loading={mailbox.isLoading}
              onClick={() => void mailbox.reload()}
            >
              {copy.refresh}
            </Button>
            <Text size="sm" tone="muted" role="status">
              {copy.refreshed(mails.length)}
            </Text>
          </Inline>
          {mails.length === 0 ? <NoMails /> : <Mails mails={mails} />}
        </Stack>
      )}
    </ControlView>
  )
}

function NoMails() {
  return (
    <EmptyState icon={<MailIcon />} level={3} title={copy.empty.title} description={copy.empty.description} />
  )
}

function Mails({ mails }: { mails: readonly Mail[] }) {
  const [shown, setShown] = useState(page)
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={3} aria-label={copy.list}>
        {mails.slice(0, shown).map((mail, at) => (
          // They have no id; counted from the oldest, a mail keeps its place when others come.
          <MailCard key={mails.length - at} mail={mail} />
        ))}
      </Stack>
      {mails.length > shown && (
        <Button onClick={() => setShown(shown + page)}>
          {copy.more(Math.min(page, mails.length - shown))}
        </Button>
      )}
    </Stack>
  )
}
