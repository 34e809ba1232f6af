import { useId, useState } from 'react'
import { Card } from '@/design-system/components/Card/Card'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { Unbroken } from '@/design-system/components/Unbroken/Unbroken'
import { getSavedPasses } from '@/session/saved-passes'
import { formatAllowedDays } from '../terms-text'
import { copy } from './copy'
import { PassLink } from './PassLink'

/** Lists the saved passes of this browser, the most recently saved first. Renders nothing without saved passes. */
export function SavedPasses() {
  const [savedPasses] = useState(getSavedPasses)
  const headingId = useId()
  if (savedPasses.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <div>
        <Heading level={2} size="md" id={headingId}>
          {copy.saved.listTitle}
        </Heading>
        <Text tone="muted">{copy.saved.listBody}</Text>
      </div>
      <Grid as="ul" minColumn="20rem">
        {savedPasses.map(({ pass }) => (
          <Card as="li" key={pass.id}>
            <Inline gap={3} justify="between">
              <div>
                <Text weight="semibold">{pass.name}</Text>
                <Text size="sm" tone="muted">
                  <Unbroken>{formatAllowedDays(pass)}</Unbroken>
                </Text>
              </div>
              <PassLink id={pass.id} name={pass.name} size="sm" />
            </Inline>
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}
