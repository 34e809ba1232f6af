import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { hiddenInPrint, narrowingPadding, skippedOffScreen } from '@/design-system/theme/mixins'
import { border, color, radius, space } from '@/design-system/theme/tokens'

interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The HTML element. An `article` or a `section` needs an accessible name from `aria-labelledby`. */
  as?: 'div' | 'article' | 'section' | 'li' | 'form'
  /** The padding of the header, the content and the footer. */
  padding?: 'none' | 'sm' | 'md' | 'lg'
  /** `muted` is for past or inactive things. `paper` is white in every theme, for QR codes and for printing. */
  tone?: 'default' | 'muted' | 'paper'
  /** The top of the card, such as a heading with a state. */
  header?: ReactNode
  /** The actions, at the bottom of the card. */
  footer?: ReactNode
}

/** A framed group of content about one thing. */
export function Card({ as, padding = 'md', tone = 'default', header, footer, children, ...rest }: CardProps) {
  return (
    <Root
      {...(tone === 'paper' && { 'data-theme': 'light' })}
      {...rest}
      as={as}
      data-padding={padding}
      data-tone={tone}
    >
      {header && <Header>{header}</Header>}
      <Content>{children}</Content>
      {footer && <Footer>{footer}</Footer>}
    </Root>
  )
}

const Header = styled.div``

const Content = styled.div`
  flex: 1;
`

const Footer = styled.div`
  border-block-start: ${border.thin} solid ${color.line};
  ${hiddenInPrint}
`

const Root = styled.div`
  --card-padding: max(${space(2)}, ${narrowingPadding(4)});

  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.lg};
  background-color: ${color.surface};

  &:is(li:nth-child(n + 4)) {
    ${skippedOffScreen('18rem')}
  }

  > ${Header}, > ${Content} {
    padding: var(--card-padding);
  }

  > ${Header} {
    padding-block-end: 0;
  }

  > ${Header} + ${Content} {
    padding-block-start: calc(var(--card-padding) * 0.75);
  }

  > ${Footer} {
    padding: calc(var(--card-padding) * 0.5) var(--card-padding);
  }

  &[data-padding='none'] {
    --card-padding: 0rem;
  }

  &[data-padding='sm'] {
    --card-padding: ${space(3)};
  }

  &[data-padding='lg'] {
    --card-padding: ${space(6)};
  }

  &[data-tone='muted'] {
    background-color: transparent;
  }

  &[data-tone='paper'] {
    background-color: ${color.qrPaper};
  }

  @media print {
    break-inside: avoid;
  }
`
