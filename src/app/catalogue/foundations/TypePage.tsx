import type { ComponentProps } from 'react'
import { Text } from '@/design-system/components/Text/Text'
import { fontFamily, fontSize, fontWeight, lineHeight } from '@/design-system/theme/tokens'
import { CatalogueSection } from '../CatalogueSection'
import { copy } from '../copy'
import { TokenList } from './TokenList'

const { sections, figures, sample, paragraph } = copy.typography

const lists: Record<keyof typeof sections, ComponentProps<typeof TokenList>> = {
  sizes: {
    tokens: fontSize,
    renderSample: (size) => <span style={{ fontSize: size, fontFamily }}>{sample}</span>,
  },
  weights: {
    tokens: fontWeight,
    renderSample: (weight) => <span style={{ fontWeight: weight }}>{sample}</span>,
  },
  heights: {
    tokens: lineHeight,
    renderSample: (height) => <p style={{ lineHeight: height }}>{paragraph}</p>,
  },
}

/** Shows the sizes, weights, line heights and figures of text. */
export const TypePage = () => (
  <>
    {Object.entries(sections).map(([id, texts]) => (
      <CatalogueSection key={id} id={id} {...texts}>
        <TokenList {...lists[id as keyof typeof lists]} />
      </CatalogueSection>
    ))}
    <CatalogueSection id="figures" {...figures}>
      <Text size="lg" hasTabularFigures>
        31.111.111 · AB 123 CD · 08:05
      </Text>
    </CatalogueSection>
  </>
)
