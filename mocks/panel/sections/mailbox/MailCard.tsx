import { Copy } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Card } from '@/design-system/components/Card/Card'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import type { Mail } from '../../../client.ts'
import { OutcomeAlert } from '../../calls/OutcomeAlert.tsx'
import { useAction } from '../../calls/use-action.ts'
import { usePanelControls } from '../../controls-context.tsx'
import { formatShortInstant } from '../../format-instant.ts'
import { copy } from './copy.ts'
import { toLocalAddress } from './local-address.ts'

/** A mail. If the mail has a link, shows the link; if it has a code, shows the code and a button that copies it. */
export function MailCard({ mail: { to, subject, at, code, link } }: { mail: Mail }) {
  const subjectId = useId()
  const { portal } = usePanelControls()
  return (
    <Card as="li" padding="sm" aria-labelledby={subjectId}>
      <Stack gap={2}>
        <Heading level={3} size="sm" id={subjectId}>
          {subject}
        </Heading>
        <Stack gap={0}>
          <Text size="sm">{copy.to(to)}</Text>
          <Text size="sm" tone="muted">
            {formatShortInstant(new Date(at))}
          </Text>
        </Stack>
        {code !== undefined && <MailCode code={code} />}
        {link !== undefined && (
          <TextLink href={toLocalAddress(link, portal.root)} aria-label={copy.openOf(subject)}>
            {copy.open}
          </TextLink>
        )}
      </Stack>
    </Card>
  )
}

function MailCode({ code }: { code: string }) {
  const { outcome, run, runningId } = useAction()
  const copyCode = async () => {
    try {
      await navigator.clipboard.writeText(code)
      return copy.copied(code)
    } catch {
      return copy.notCopied(code)
    }
  }
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <Text as="span">
          {copy.code}{' '}
          <Text as="code" weight="semibold" hasTabularFigures>
            {code}
          </Text>
        </Text>
        <Button
          size="sm"
          icon={<Copy size={20} aria-hidden="true" />}
          loading={runningId !== undefined}
          onClick={() => void run(code, copyCode)}
        >
          {copy.copyCode}
        </Button>
      </Inline>
      <OutcomeAlert outcome={outcome} />
    </Stack>
  )
}
