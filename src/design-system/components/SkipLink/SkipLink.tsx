import type { ComponentPropsWithRef, MouseEvent } from 'react'
import styled from 'styled-components'
import { hiddenInPrint } from '@/design-system/theme/mixins'
import { controlText } from '@/design-system/theme/text-styles'
import { color, control, layer, radius, shadow, space } from '@/design-system/theme/tokens'

interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** The id of the main content. The element with this id must be focusable. */
  targetId: string
}

/**
 * The first link of every page. It moves the focus past the top bar and the navigation to the main content. The link is
 * visible only while it has the focus.
 */
export function SkipLink({ targetId, ...rest }: SkipLinkProps) {
  // A script moves the focus without a change of the URL, because the router would treat a new URL as a navigation.
  const skip = (event: MouseEvent<HTMLAnchorElement>) => {
    const target = document.getElementById(targetId)
    if (!target) return
    event.preventDefault()
    target.focus()
    target.scrollIntoView()
  }
  return <Root href={`#${targetId}`} onClick={skip} {...rest} />
}

const Root = styled.a`
  position: fixed;
  inset: ${space(2)} auto auto ${space(2)};
  z-index: ${layer.overlay};
  display: inline-flex;
  align-items: center;
  min-block-size: ${control.md};
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.md};
  ${controlText}
  color: ${color.accentInk};
  background-color: ${color.accent};
  box-shadow: ${shadow.float};

  &:not(:focus) {
    transform: translateY(-200%);
  }

  ${hiddenInPrint}
`
