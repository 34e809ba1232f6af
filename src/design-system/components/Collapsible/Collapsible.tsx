import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { narrowingPadding } from '@/design-system/theme/mixins'
import { controlText } from '@/design-system/theme/text-styles'
import { border, color, control, layer, motion, radius, space } from '@/design-system/theme/tokens'

interface CollapsibleProps extends ComponentPropsWithRef<'details'> {
  /** The line that is visible even if the content is closed. A press on it opens or closes the content. */
  summary: ReactNode
  /** Whether the summary stays visible while the content scrolls. Users can then always close long content. */
  hasStickySummary?: boolean
  children: ReactNode
}

/** Content that opens and closes below a summary. In a `<details>`, the browser's search finds closed content too. */
export function Collapsible({ summary, hasStickySummary = false, children, ...rest }: CollapsibleProps) {
  return (
    <Root {...rest} data-sticky-summary={hasStickySummary || undefined}>
      <Summary>
        <Chevron size={20} aria-hidden="true" />
        <span>{summary}</span>
      </Summary>
      <Content>{children}</Content>
    </Root>
  )
}

const Root = styled.details`
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  overflow-wrap: anywhere;
`

const Summary = styled.summary`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-block-size: ${control.md};
  padding: ${space(2)} ${narrowingPadding(4)};
  border-radius: ${radius.md};
  ${controlText}
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  [data-sticky-summary][open] > & {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.sticky};
    background-color: ${color.surface};
  }

  @media (hover: hover) {
    &:hover,
    [data-sticky-summary][open] > &:hover {
      background-color: ${color.sunken};
    }
  }
`

const Chevron = styled(ChevronDown)`
  color: ${color.inkMuted};
  transition: transform ${motion.fast};

  details:not([open]) > summary > & {
    transform: rotate(-90deg);
  }
`

const Content = styled.div`
  padding: ${space(2)} ${space(4)} ${space(4)};

  /* Prevents the sticky summary from covering an element that gets the focus. */
  [data-sticky-summary] > & * {
    scroll-margin-block-start: calc(${control.md} + ${space(4)});
  }
`
