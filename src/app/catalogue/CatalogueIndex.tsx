import { Grid } from '@/design-system/components/Grid/Grid'
import { Heading } from '@/design-system/components/Heading/Heading'
import { PageWidth } from '@/design-system/components/PageWidth/PageWidth'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import type { Specimen, SpecimenFile } from '@/design-system/specimen'
import { specimenFiles } from '@/design-system/specimens'
import { patternFiles } from '@/patterns/specimens'
import { componentAddress } from './catalogue-address'
import { copy } from './copy'

/** How a component takes the keyboard tells what it is for. */
const groups: { name: string; files: SpecimenFile[] }[] = [
  { name: copy.groups.controls, files: specimenFiles.filter(({ keyboard }) => typeof keyboard === 'object') },
  { name: copy.groups.composed, files: specimenFiles.filter(({ keyboard }) => keyboard === 'of its parts') },
  { name: copy.groups.plain, files: specimenFiles.filter(({ keyboard }) => !keyboard) },
  { name: copy.groups.patterns, files: patternFiles },
].filter(({ files }) => files.length > 0)

/** For programs that look at every specimen. */
const namesOf = (specimens: readonly Specimen[]) => specimens.map(({ name }) => name).join(' ')

/** Everything that the catalogue has, in groups. */
export function CatalogueIndex() {
  return (
    <Stack as="main" padding={4}>
      <PageWidth>
        <Stack gap={2}>
          <Heading level={1}>{copy.title}</Heading>
          <Text tone="muted">{copy.intro}</Text>
        </Stack>
        {groups.map(({ name, files }) => (
          <Stack key={name} as="section" gap={3} aria-labelledby={name}>
            <Heading level={2} id={name}>
              {name}
            </Heading>
            <Grid as="ul" minColumn="14rem" gap={2}>
              {files.map(({ component, specimens }) => (
                <li
                  key={component}
                  data-component={component}
                  data-specimens={namesOf(specimens)}
                  data-overlays={namesOf(specimens.filter(({ isOverlay }) => isOverlay))}
                >
                  <TextLink href={componentAddress(component)}>{component}</TextLink>
                </li>
              ))}
            </Grid>
          </Stack>
        ))}
      </PageWidth>
    </Stack>
  )
}
