import { Card } from '@/design-system/components/Card/Card'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import type { Specimen } from '@/design-system/specimen'
import { copy } from './copy'
import { specimenAddress, type Theme } from './requested-specimen'

interface SpecimenCardProps {
  component: string
  specimen: Specimen
}

const themes: { theme: Theme; name: string }[] = [
  { theme: 'light', name: copy.light },
  { theme: 'dark', name: copy.dark },
]

/** One specimen in both themes, side by side where there is room. */
export function SpecimenCard({ component, specimen }: SpecimenCardProps) {
  return (
    <Stack gap={2}>
      <Inline justify="between">
        <Heading level={3}>{specimen.name}</Heading>
        <Inline gap={4}>
          {themes.map(({ theme, name }) => (
            <TextLink
              key={theme}
              href={specimenAddress(component, specimen.name, theme)}
              aria-label={`${name}: ${copy.alone(`${component}/${specimen.name}`)}`}
            >
              {name}
            </TextLink>
          ))}
        </Inline>
      </Inline>
      {specimen.isOverlay ? (
        <Text tone="muted">{copy.coversPage}</Text>
      ) : (
        <Grid minColumn="max(18rem, 40%)">
          {themes.map(({ theme }) => (
            <Card key={theme} data-theme={theme} lang="en">
              {specimen.render()}
            </Card>
          ))}
        </Grid>
      )}
    </Stack>
  )
}
