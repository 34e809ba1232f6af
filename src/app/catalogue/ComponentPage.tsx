import type { ReactNode } from 'react'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import type { SpecimenFile } from '@/design-system/specimen'
import { Accent } from '@/design-system/theme/Accent'
import { isPatternFile } from '@/patterns/specimens'
import { componentAddress, indexAddress } from './catalogue-address'
import type { ComponentDocs, PropDoc } from './component-docs'
import { copy } from './copy'
import generatedDocs from './generated/docs.json'
import { SpecimenCard } from './SpecimenCard'

const allDocs: ComponentDocs = generatedDocs

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
  const docs = allDocs[component]
  return (
    <Stack as="main" gap={8} padding={4}>
      <Accent color={accent} />
      <Stack gap={3}>
        <Inline gap={4}>
          <TextLink href={indexAddress}>{copy.index}</TextLink>
          <TextLink href={componentAddress(component, { hasMoreContrast: !hasMoreContrast, accent })}>
            {hasMoreContrast ? copy.usualContrast : copy.moreContrast}
          </TextLink>
        </Inline>
        <Heading level={1}>{component}</Heading>
        <Text>{file.purpose}</Text>
      </Stack>
      {isPatternFile(file) ? (
        <Section id="usage" title={copy.usage}>
          <DescriptionList
            items={[
              { term: copy.whenToUse, description: file.whenToUse },
              { term: copy.whenNotToUse, description: file.whenNotToUse },
            ]}
          />
        </Section>
      ) : null}
      <Section id="variants" title={copy.variants}>
        {specimens.map((specimen) => (
          <SpecimenCard
            key={specimen.name}
            file={file}
            specimen={specimen}
            themes={hasMoreContrast ? ['light-contrast', 'dark-contrast'] : ['light', 'dark']}
            accent={accent}
          />
        ))}
      </Section>
      {keyboard ? (
        <Section id="keyboard" title={copy.keyboard}>
          {keyboard === 'of its parts' ? (
            <Text>{copy.keyboardOfParts}</Text>
          ) : (
            <DescriptionList
              items={Object.entries(keyboard).map(([keys, effect]) => ({ term: keys, description: effect }))}
            />
          )}
        </Section>
      ) : null}
      {docs && docs.props.length > 0 ? (
        <Section id="properties" title={copy.properties}>
          <PropList props={docs.props} />
        </Section>
      ) : null}
    </Stack>
  )
}

interface SectionProps {
  id: string
  title: string
  children: ReactNode
}

/** One part of the page. Its name is told apart from whatever a specimen draws. */
const Section = ({ id, title, children }: SectionProps) => (
  <Stack as="section" gap={6} aria-labelledby={`catalogue-${id}`}>
    <Heading level={2} id={`catalogue-${id}`}>
      {title}
    </Heading>
    {children}
  </Stack>
)

interface PropListProps {
  props: readonly PropDoc[]
}

/** What can be handed to a component: type, default and sentence of each prop. */
function PropList({ props }: PropListProps) {
  const items = props.map((prop) => ({ term: prop.name, description: <Told {...prop} /> }))
  return <DescriptionList items={items} />
}

function Told({ type, isRequired, byDefault, description }: PropDoc) {
  const facts = [
    isRequired ? copy.required : undefined,
    byDefault === undefined ? undefined : copy.byDefault(byDefault),
  ].filter((fact) => fact !== undefined)
  return (
    <Stack as="span" gap={1}>
      <Text as="span" tone="muted" size="sm">
        <code lang="en">{type}</code>
        {facts.map((fact) => ` · ${fact}`)}
      </Text>
      {description ? (
        <Text as="span" lang="en">
          {description}
        </Text>
      ) : null}
    </Stack>
  )
}
