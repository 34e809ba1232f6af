import type { ReactNode } from 'react'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'

interface CatalogueSectionProps {
  /**
   * The id of the section, unique among the sections of the page. The rendered id has a prefix, so that it differs from
   * the ids in specimens.
   */
  id: string
  title: string
  description?: string
  children: ReactNode
}

export const CatalogueSection = ({ id, title, description, children }: CatalogueSectionProps) => (
  <Stack as="section" gap={4} aria-labelledby={`catalogue-${id}`}>
    <Stack gap={1}>
      <Heading level={2} id={`catalogue-${id}`}>
        {title}
      </Heading>
      {description ? <Text tone="muted">{description}</Text> : null}
    </Stack>
    {children}
  </Stack>
)
