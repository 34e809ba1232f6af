import { Text } from '@/design-system/components/Text/Text'
import { fontFamily, fontSize, fontWeight, lineHeight } from '@/design-system/theme/tokens'
import { CatalogueSection } from '../CatalogueSection'
import { copy } from '../copy'
import { TokenList } from './TokenList'

const words = copy.typography

/** The sizes, weights and line heights of text. */
export const TypePage = () => (
  <>
    <CatalogueSection id="sizes" title={words.sizes} description={words.sizesNote}>
      <TokenList
        tokens={fontSize}
        sample={(size) => <span style={{ fontSize: size, fontFamily }}>{words.sample}</span>}
      />
    </CatalogueSection>
    <CatalogueSection id="weights" title={words.weights}>
      <TokenList
        tokens={fontWeight}
        sample={(weight) => <span style={{ fontWeight: weight }}>{words.sample}</span>}
      />
    </CatalogueSection>
    <CatalogueSection id="heights" title={words.heights}>
      <TokenList
        tokens={lineHeight}
        sample={(height) => <p style={{ lineHeight: height }}>{words.paragraph}</p>}
      />
    </CatalogueSection>
    <CatalogueSection id="figures" title={words.figures} description={words.figuresNote}>
      <Text size="lg" hasTabularFigures>
        31.111.111 · AB 123 CD · 08:05
      </Text>
    </CatalogueSection>
  </>
)
