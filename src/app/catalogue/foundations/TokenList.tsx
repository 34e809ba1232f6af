import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Text } from '@/design-system/components/Text/Text'
import { above, border, color, space } from '@/design-system/theme/tokens'

interface TokenListProps {
  tokens: Readonly<Record<string, string | number>>
  /** Renders a sample of a token's value, such as a bar of that length. Without it, the list has no samples. */
  renderSample?: (value: string) => ReactNode
}

/** Lists tokens with their values and samples. */
export const TokenList = ({ tokens, renderSample }: TokenListProps) => (
  <dl>
    {Object.entries(tokens).map(([name, value]) => (
      <Row key={name}>
        <dt>
          <Text as="code">{name}</Text>
        </dt>
        <dd>
          <Text as="code" size="sm" tone="muted">
            {appendPixels(String(value))}
          </Text>
        </dd>
        {renderSample ? <Sample as="dd">{renderSample(String(value))}</Sample> : null}
      </Row>
    ))}
  </dl>
)

/**
 * Appends to a length in rem its number of pixels at the default text size: "1rem" becomes "1rem · 16 px". Returns any other
 * value unchanged.
 */
function appendPixels(value: string): string {
  const [, rem] = /^([\d.]+)rem$/.exec(value) ?? []
  return rem === undefined ? value : `${value} · ${Number(rem) * 16} px`
}

const Sample = styled.div`
  min-inline-size: 0;
  overflow: hidden;
`

const Row = styled.div`
  display: grid;
  gap: ${space(1)} ${space(4)};
  align-items: center;
  padding-block: ${space(3)};
  border-block-end: ${border.thin} solid ${color.line};
  overflow-wrap: anywhere;

  @media ${above.compact} {
    grid-template-columns: 8rem 11rem minmax(0, 1fr);
  }
`
