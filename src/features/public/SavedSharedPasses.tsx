import { QrCode } from 'lucide-react'
import { useId } from 'react'
import { withBasePath } from '@/base-path'
import { sharedPass } from '@/copy/shared-pass'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Card } from '@/design-system/components/Card/Card'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { paths } from '@/paths'
import type { SavedSharedPass } from './saved-shared-passes'
import { sharedPassCopy as words } from './shared-pass-copy'

interface SavedSharedPassesProps {
  passes: readonly SavedSharedPass[]
  /** The heading level: 1 if the list is the whole page. */
  level: 1 | 2
}

/** Lists the shared passes that are saved on this device. */
export function SavedSharedPasses({ passes, level }: SavedSharedPassesProps) {
  const headingId = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Heading level={level} size={level === 1 ? 'xl' : 'md'} id={headingId} tabIndex={-1}>
        {words.savedTitle}
      </Heading>
      <Stack as="ul" gap={3}>
        {passes.map(({ fragment, pass }) => (
          <Card as="li" key={fragment}>
            <Inline gap={3} justify="between">
              <Text>{sharedPass.line(pass)}</Text>
              <ButtonLink
                size="sm"
                icon={<QrCode size={20} aria-hidden="true" />}
                aria-label={words.openSavedOf(pass.name)}
                href={withBasePath(paths.sharedPass(fragment))}
              >
                {words.openSaved}
              </ButtonLink>
            </Inline>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}
