import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { touchTarget } from '@/design-system/theme/mixins'
import { color, motion, radius, space } from '@/design-system/theme/tokens'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { LinkElement, type LinkElementProps } from './LinkElement'

interface TextLinkProps extends LinkElementProps {
  /** A 20 px icon before the label. */
  icon?: ReactNode
  /** A text for screen readers, e.g. "opens in a new tab". If it is set, the link opens in a new tab. */
  newTabLabel?: string
  /** `muted` takes the colour of the surrounding text. */
  tone?: 'accent' | 'muted'
  /** Whether the link stands alone, not in a sentence. On touch screens its target is then at least 44 px high. */
  standsAlone?: boolean
  /** For the row head of a table: whether a press anywhere on the card of the row opens the link. Such a card has no other controls. */
  coversCard?: boolean
}

/** A link. It needs `href`, or the router's link as `render`. */
export function TextLink(props: TextLinkProps) {
  const { icon, newTabLabel, tone = 'accent', standsAlone, coversCard, children, ...rest } = props
  const newTab = newTabLabel ? { target: '_blank', rel: 'noopener noreferrer' } : undefined
  return (
    <Root
      {...newTab}
      {...rest}
      data-tone={tone}
      data-alone={standsAlone || undefined}
      data-covers-card={coversCard || undefined}
    >
      {icon}
      <span>
        {children}
        {newTabLabel && <VisuallyHidden> ({newTabLabel})</VisuallyHidden>}
      </span>
      {newTabLabel && <ExternalLink size={16} aria-hidden="true" />}
    </Root>
  )
}

const Root = styled(LinkElement)`
  display: inline-flex;
  gap: ${space(1.5)};
  align-items: center;
  min-block-size: ${space(6)};
  border-radius: ${radius.sm};
  color: ${color.accent};
  text-decoration: underline;
  text-decoration-thickness: from-font;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
  transition: color ${motion.fast};

  &[data-tone='muted'] {
    color: inherit;
  }

  &[data-alone] {
    ${touchTarget}
  }

  &:hover {
    color: ${color.accentHover};
    text-decoration-thickness: 0.125em;
  }
`
