import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { PageHeader } from '@/design-system/components/PageHeader/PageHeader'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import type { Specimen, SpecimenFile } from '@/design-system/specimen'
import { Accent } from '@/design-system/theme/Accent'
import type { ThemeName } from '@/design-system/theme/palettes'
import { useArrivalFocus } from '@/patterns/page/use-arrival-focus'
import { isPatternFile } from '@/patterns/specimens'
import { CatalogueSection } from './CatalogueSection'
import { type Appearance, componentAddress } from './catalogue-address'
import type { ComponentDocs, PropDoc } from './component-docs'
import { copy } from './copy'
import { toDescriptionItems } from './description-items'
import generatedDocs from './generated/docs.json'
import { SpecimenCard } from './SpecimenCard'

const allDocs: ComponentDocs = generatedDocs

interface ComponentPageProps extends Appearance {
  file: SpecimenFile
}

/** One component or pattern: its purpose, every specimen in two themes, its keyboard keys and its props. */
export function ComponentPage({ file, hasMoreContrast, accent }: ComponentPageProps) {
  const { component, keyboard, specimens } = file
  const docs = allDocs[component]
  const heading = useArrivalFocus()
  // Specimens of edge cases have names that begin with 'edge-'.
  const isEdgeCase = ({ name }: Specimen) => name.startsWith('edge-')
  const [typical, edgeCases] = [
    specimens.filter((specimen) => !isEdgeCase(specimen)),
    specimens.filter(isEdgeCase),
  ]
  const themes: ThemeName[] = hasMoreContrast ? ['light-contrast', 'dark-contrast'] : ['light', 'dark']
  const cardProps = { file, themes, accent }
  return (
    <Stack gap={10}>
      <Accent color={accent} />
      <PageHeader
        title={component}
        titleRef={heading}
        description={file.purpose}
        actions={
          <TextLink
            render={<Link to={componentAddress(component, { hasMoreContrast: !hasMoreContrast, accent })} />}
          >
            {hasMoreContrast ? copy.usualContrast : copy.moreContrast}
          </TextLink>
        }
      />
      {isPatternFile(file) ? (
        <CatalogueSection id="usage" title={copy.usage}>
          <DescriptionList
            items={[
              { term: copy.whenToUse, description: file.whenToUse },
              { term: copy.whenNotToUse, description: file.whenNotToUse },
            ]}
          />
        </CatalogueSection>
      ) : null}
      <SpecimenCards id="variants" title={copy.variants} specimens={typical} {...cardProps} />
      {keyboard ? (
        <CatalogueSection id="keyboard" title={copy.keyboard}>
          {keyboard === 'inner-components-only' ? (
            <Text>{copy.keyboardOfParts}</Text>
          ) : (
            <DescriptionList items={toDescriptionItems(keyboard)} />
          )}
        </CatalogueSection>
      ) : null}
      {edgeCases.length > 0 ? (
        <SpecimenCards id="edge-cases" title={copy.edgeCases} specimens={edgeCases} {...cardProps} />
      ) : null}
      {docs && docs.props.length > 0 ? (
        <CatalogueSection id="properties" title={copy.properties} description={copy.propertiesNote}>
          <DescriptionList
            items={docs.props.map((prop) => ({
              term: prop.name,
              description: <PropDescription {...prop} />,
            }))}
          />
        </CatalogueSection>
      ) : null}
    </Stack>
  )
}

interface SpecimenCardsProps extends Omit<ComponentProps<typeof SpecimenCard>, 'specimen'> {
  id: string
  title: string
  specimens: readonly Specimen[]
}

const SpecimenCards = ({ id, title, specimens, ...rest }: SpecimenCardsProps) => (
  <CatalogueSection id={id} title={title}>
    <Stack gap={8}>
      {specimens.map((specimen) => (
        <SpecimenCard key={specimen.name} specimen={specimen} {...rest} />
      ))}
    </Stack>
  </CatalogueSection>
)

function PropDescription({ type, isRequired, byDefault, description }: PropDoc) {
  return (
    <Stack as="span" gap={1}>
      <Text as="span" tone="muted" size="sm">
        <code lang="en">{type}</code>
        {isRequired && ` · ${copy.required}`}
        {byDefault !== undefined && ` · ${copy.byDefault(byDefault)}`}
      </Text>
      {description ? (
        <Text as="span" lang="en">
          {description}
        </Text>
      ) : null}
    </Stack>
  )
}
