import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import type { SpecimenFile } from '@/design-system/specimen'
import { componentAddress, indexAddress } from './catalogue-address'
import { copy } from './copy'
import { SpecimenCard } from './SpecimenCard'

interface ComponentPageProps {
  file: SpecimenFile
  /** Whether the themes of high contrast stand side by side, instead of light and dark. */
  hasMoreContrast: boolean
  /** The accent of a neighbourhood, as `#rrggbb`. */
  accent?: string
}

/** One component or pattern: every specimen in two themes, what its keys do, its props. */
export function ComponentPage({ file, hasMoreContrast, accent }: ComponentPageProps) {
  const { component, keyboard, specimens } = file
  return (
    <Stack as="main" gap={8} padding={4}>
      <Stack gap={3}>
        <Inline gap={4}>
          <TextLink href={indexAddress}>{copy.index}</TextLink>
          <TextLink href={componentAddress(component, { hasMoreContrast: !hasMoreContrast, accent })}>
            {hasMoreContrast ? copy.usualContrast : copy.moreContrast}
          </TextLink>
        </Inline>
        <Heading level={1}>{component}</Heading>
      </Stack>
      <Stack as="section" gap={6} aria-labelledby="variants">
        <Heading level={2} id="variants">
          {copy.variants}
        </Heading>
        {specimens.map((specimen) => (
          <SpecimenCard
            key={specimen.name}
            file={file}
            specimen={specimen}
            themes={hasMoreContrast ? ['light-contrast', 'dark-contrast'] : ['light', 'dark']}
            accent={accent}
          />
        ))}
      </Stack>
      {keyboard ? (
        <Stack as="section" aria-labelledby="keyboard">
          <Heading level={2} id="keyboard">
            {copy.keyboard}
          </Heading>
          {keyboard === 'of its parts' ? (
            <Text>{copy.keyboardOfParts}</Text>
          ) : (
            <DescriptionList
              lang="en"
              items={keyboard.map(({ keys, does }) => ({ term: keys, description: does }))}
            />
          )}
        </Stack>
      ) : null}
    </Stack>
  )
}
