import styled from 'styled-components'
import {
  above,
  border,
  color,
  contentWidth,
  control,
  layer,
  radius,
  shadow,
  space,
} from '@/design-system/theme/tokens'
import { CatalogueSection } from '../CatalogueSection'
import { copy } from '../copy'
import { TokenList } from './TokenList'

const words = copy.spacing

/** The steps that the design system uses most. */
const steps = Object.fromEntries([1, 2, 3, 4, 5, 6, 8, 10, 16].map((step) => [`space(${step})`, space(step)]))

/** Distances, corners, edges, shadows, sizes and breakpoints. */
export const SpacePage = () => (
  <>
    <CatalogueSection id="space" title={words.space} description={words.spaceNote}>
      <TokenList tokens={steps} sample={(size) => <Bar style={{ inlineSize: size }} />} />
    </CatalogueSection>
    <CatalogueSection id="radius" title={words.radius}>
      <TokenList tokens={radius} sample={(size) => <Box style={{ borderRadius: size }} />} />
    </CatalogueSection>
    <CatalogueSection id="border" title={words.border} description={words.borderNote}>
      <TokenList tokens={border} sample={(size) => <Box style={{ borderWidth: size }} />} />
    </CatalogueSection>
    <CatalogueSection id="shadow" title={words.shadow} description={words.shadowNote}>
      <TokenList tokens={shadow} sample={(value) => <Floating style={{ boxShadow: value }} />} />
    </CatalogueSection>
    <CatalogueSection id="control" title={words.control}>
      <TokenList tokens={control} sample={(size) => <Box style={{ blockSize: size }} />} />
    </CatalogueSection>
    <CatalogueSection id="width" title={words.width}>
      <TokenList tokens={contentWidth} />
    </CatalogueSection>
    <CatalogueSection id="breakpoints" title={words.breakpoints} description={words.breakpointsNote}>
      <TokenList tokens={above} />
    </CatalogueSection>
    <CatalogueSection id="layers" title={words.layers} description={words.layersNote}>
      <TokenList tokens={layer} />
    </CatalogueSection>
  </>
)

const Bar = styled.div`
  block-size: ${space(4)};
  background-color: ${color.accent};
`

const Box = styled.div`
  inline-size: ${space(24)};
  block-size: ${space(12)};
  border: ${border.thin} solid ${color.lineStrong};
  background-color: ${color.surface};
`

const Floating = styled(Box)`
  margin: ${space(6)};
  border: 0;
  border-radius: ${radius.md};
`
