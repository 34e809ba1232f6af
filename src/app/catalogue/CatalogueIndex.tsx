import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Card } from '@/design-system/components/Card/Card'
import { Grid } from '@/design-system/components/Grid/Grid'
import { PageHeader } from '@/design-system/components/PageHeader/PageHeader'
import { PageWidth } from '@/design-system/components/PageWidth/PageWidth'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import type { Specimen, SpecimenFile } from '@/design-system/specimen'
import { specimenFiles } from '@/design-system/specimens'
import { space } from '@/design-system/theme/tokens'
import { useArrivalFocus } from '@/patterns/page/use-arrival-focus'
import { patternFiles } from '@/patterns/specimens'
import { CatalogueSection } from './CatalogueSection'
import { componentAddress } from './catalogue-address'
import { catalogueGroups } from './catalogue-entries'
import { copy } from './copy'
import { SpecimenThumbnail } from './SpecimenThumbnail'

/**
 * The groups of components and patterns. Controls have keyboard keys of their own, composed components have only the
 * keyboard keys of their parts, and content has no keyboard keys. Patterns are the last group.
 */
const groups: { id: string; name: string; files: SpecimenFile[] }[] = [
  {
    id: 'controls',
    name: copy.groups.controls,
    files: specimenFiles.filter(({ keyboard }) => typeof keyboard === 'object'),
  },
  {
    id: 'composed',
    name: copy.groups.composed,
    files: specimenFiles.filter(({ keyboard }) => keyboard === 'inner-components-only'),
  },
  { id: 'content', name: copy.groups.content, files: specimenFiles.filter(({ keyboard }) => !keyboard) },
  { id: 'patterns', name: copy.groups.patterns, files: patternFiles },
]

type Entry = (typeof catalogueGroups)[number]['entries'][number]

/** Joins the names of specimens for the data attributes that end-to-end tests read. */
const joinNames = (specimens: readonly Specimen[]) => specimens.map(({ name }) => name).join(' ')

/** The first page of the catalogue: the foundations, and a card with a thumbnail for each component and pattern. */
export function CatalogueIndex() {
  const heading = useArrivalFocus()
  return (
    <PageWidth>
      <PageHeader title={copy.title} titleRef={heading} description={copy.intro} />
      <CatalogueSection id="foundations" title={copy.groups.foundations}>
        <Grid as="ul" minColumn="18rem">
          {catalogueGroups[0]?.entries.map((entry) => (
            <Card as="li" key={entry.address}>
              <CardText {...entry} />
            </Card>
          ))}
        </Grid>
      </CatalogueSection>
      {groups.map(({ id, name, files }) => (
        <CatalogueSection key={id} id={id} title={name}>
          <Grid as="ul" minColumn="13rem">
            {files.map((file) => (
              <ComponentCard key={file.component} file={file} />
            ))}
          </Grid>
        </CatalogueSection>
      ))}
    </PageWidth>
  )
}

function ComponentCard({ file }: { file: SpecimenFile }) {
  const { component, purpose, specimens } = file
  return (
    <Card
      as="li"
      padding="none"
      data-component={component}
      data-specimens={joinNames(specimens)}
      data-overlays={joinNames(specimens.filter(({ isOverlay }) => isOverlay))}
    >
      <SpecimenThumbnail file={file} />
      <CardContent>
        <CardText address={componentAddress(component)} name={component} purpose={purpose} />
      </CardContent>
    </Card>
  )
}

const CardText = ({ address, name, purpose }: Entry) => (
  <Stack gap={1}>
    <TextLink render={<Link to={address} />}>{name}</TextLink>
    <Text size="sm" tone="muted">
      {purpose}
    </Text>
  </Stack>
)

const CardContent = styled.div`
  padding: ${space(3)} ${space(4)} ${space(4)};
`
