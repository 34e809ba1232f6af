import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { specimenFiles } from '@/design-system/specimens'
import { copy } from './copy'
import { requestedSpecimen } from './requested-specimen'
import { SpecimenAlone } from './SpecimenAlone'
import { SpecimenCard } from './SpecimenCard'

/** Every component of the design system in both themes, or the one specimen that the address asks for. */
export default function CatalogueScreen() {
  const requested = requestedSpecimen(window.location.search)
  if (requested) return <SpecimenAlone {...requested} />

  return (
    <Stack as="main" gap={10} padding={4}>
      <Stack gap={3}>
        <Heading level={1}>{copy.title}</Heading>
        <Text tone="muted">{copy.intro}</Text>
        <nav aria-label={copy.contents}>
          <Inline as="ul" gap={3}>
            {specimenFiles.map(({ component }) => (
              <li key={component}>
                <TextLink href={`#${component}`}>{component}</TextLink>
              </li>
            ))}
          </Inline>
        </nav>
      </Stack>
      {specimenFiles.map(({ component, specimens }) => (
        <Stack key={component} as="section" gap={5} aria-labelledby={component}>
          <Heading level={2} id={component}>
            {component}
          </Heading>
          {specimens.map((specimen) => (
            <SpecimenCard key={specimen.name} component={component} specimen={specimen} />
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
