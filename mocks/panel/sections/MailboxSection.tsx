import { Mail as MailIcon, RefreshCw } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { ControlQueryView } from '../calls/ControlQueryView.tsx'
import { useControlQuery } from '../calls/use-control-query.ts'
import { usePanelControls } from '../controls-context.tsx'
import { ExpandableList } from '../ExpandableList.tsx'
import { copy } from './mailbox/copy.ts'
import { MailCard } from './mailbox/MailCard.tsx'

/** Lists the mails that the backend stored instead of sending them, the newest first. */
export function MailboxSection() {
  const { mock } = usePanelControls()
  const mailbox = useControlQuery(() => mock.mailbox())
  return (
    <ControlQueryView query={mailbox}>
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
          <ExpandableList items={mails} size={20} gap={3} label={copy.list} getMoreLabel={copy.more}>
            {(mail) => <MailCard key={JSON.stringify(mail)} mail={mail} />}
          </ExpandableList>
        </Stack>
      )}
    </ControlQueryView>
  )
}

function NoMails() {
  return (
    <EmptyState icon={<MailIcon />} level={3} title={copy.empty.title} description={copy.empty.description} />
  )
}
