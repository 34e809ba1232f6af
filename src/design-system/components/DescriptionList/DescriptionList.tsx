import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { preventDateBreaks } from '@/design-system/prevent-date-breaks'
import { above, color, fontSize, fontWeight, space } from '@/design-system/theme/tokens'

interface DescriptionItem {
  /** The term, which is unique in the list. */
  term: string
  /** The value of the term. */
  description: ReactNode
}

interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** The terms and their descriptions, in display order. */
  items: DescriptionItem[]
  /** The position of each term relative to its description. On phones, `beside` looks like `above`. */
  terms?: 'beside' | 'above'
}

/** Terms with their descriptions. */
export function DescriptionList({ items, terms = 'beside', ...rest }: DescriptionListProps) {
  return (
    <Root {...rest} data-terms={terms}>
      {items.map(({ term, description }) => (
        <Item key={term}>
          <dt>{term}</dt>
          <dd>{preventDateBreaks(description)}</dd>
        </Item>
      ))}
    </Root>
  )
}

const Item = styled.div`
  min-inline-size: 0;

  dt,
  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  dt {
    color: ${color.inkMuted};
    font-size: ${fontSize.sm};
  }

  dd {
    font-weight: ${fontWeight.medium};
  }
`

const Root = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};

  @media ${above.compact} {
    &[data-terms='beside'] > ${Item} {
      display: grid;
      grid-template-columns: minmax(6rem, 1fr) minmax(0, 2fr);
      gap: ${space(4)};
      align-items: baseline;
    }
  }
`
