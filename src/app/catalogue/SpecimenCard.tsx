import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '@/design-system/components/Card/Card'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import type { ThemeName } from '@/design-system/theme/palettes'
import { specimenAddress } from './catalogue-address'
import { copy } from './copy'
import { SpecimenStage } from './SpecimenStage'

interface SpecimenCardProps extends ComponentProps<typeof SpecimenStage> {
  themes: readonly ThemeName[]
  accent?: string
}

/**
 * Shows one specimen in each theme, side by side where there is room, and links to the page of the specimen in each theme.
 * For a specimen that covers the page, the card has only the links.
 */
export function SpecimenCard({ file, specimen, themes, accent }: SpecimenCardProps) {
  const { component, lang = 'en' } = file
  return (
    <Stack gap={2}>
      <Inline justify="between">
        <Heading level={3}>{specimen.name}</Heading>
        <Inline gap={4}>
          {themes.map((theme) => (
            <TextLink
              key={theme}
              render={<Link to={specimenAddress(component, specimen.name, theme, accent)} />}
              aria-label={`${copy.themes[theme]}: ${copy.alone(`${component}/${specimen.name}`)}`}
            >
              {copy.themes[theme]}
            </TextLink>
          ))}
        </Inline>
      </Inline>
      {specimen.isOverlay ? (
        <Text tone="muted">{copy.coversPage}</Text>
      ) : (
        <Grid minColumn="max(18rem, 40%)">
          {themes.map((theme) => (
            <Card key={theme} data-theme={theme} lang={lang}>
              <SpecimenStage file={file} specimen={specimen} />
            </Card>
          ))}
        </Grid>
      )}
    </Stack>
  )
}
