import type { ComponentProps } from 'react'
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

/** The distances that the design system uses most. */
const distances = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 8, 10, 16].map((factor) => [`space(${factor})`, space(factor)]),
)

const lists: Record<keyof typeof copy.spacing, ComponentProps<typeof TokenList>> = {
  space: { tokens: distances, renderSample: (size) => <Bar style={{ inlineSize: size }} /> },
  radius: { tokens: radius, renderSample: (size) => <Box style={{ borderRadius: size }} /> },
  border: { tokens: border, renderSample: (size) => <Box style={{ borderWidth: size }} /> },
  shadow: { tokens: shadow, renderSample: (value) => <Floating style={{ boxShadow: value }} /> },
  control: { tokens: control, renderSample: (size) => <Box style={{ blockSize: size }} /> },
  width: { tokens: contentWidth },
  breakpoints: { tokens: above },
  layers: { tokens: layer },
}

/** Shows the tokens for distances, corners, borders, shadows, sizes, breakpoints and layers. */
export const SpacePage = () =>
  Object.entries(copy.spacing).map(([id, texts]) => (
    <CatalogueSection key={id} id={id} {...texts}>
      <TokenList {...lists[id as keyof typeof lists]} />
    </CatalogueSection>
  ))

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
