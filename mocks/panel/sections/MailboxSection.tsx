import { Mail as MailIcon, RefreshCw } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { ControlView } from '../calls/ControlView.tsx'
import { useControl } from '../calls/use-control.ts'
import { usePanelControls } from '../controls-context.tsx'
import { PartOfList } from '../PartOfList.tsx'
import { copy } from './mailbox/copy.ts'
import { MailCard } from './mailbox/MailCard.tsx'

/** Lists the mails that the backend "sent", the newest first, with codes to copy and working links. */
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
          {mails.length === 0 && <NoMails />}
          <PartOfList items={mails} size={20} gap={3} label={copy.list} more={copy.more}>
            {(mail) => <MailCard key={JSON.stringify(mail)} mail={mail} />}
          </PartOfList>
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
