import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { color, fontSize, fontWeight, lineHeight, space } from '@/design-system/theme/tokens'
import { ButtonLink } from '../ButtonLink/ButtonLink'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { StoreMark } from './StoreMark'

interface StoreBadgeProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Whose store it is: the drawing beside its name. */
  store: 'apple' | 'google'
  /** The small words above the name, such as 'Get it on'. */
  lead: string
  /** The store's name. */
  name: string
  /** Its page of the app. */
  href: string
  /** It opens in another tab, and screen readers hear this. */
  newTabLabel: string
}

/** Leads to an app in a store. */
export function StoreBadge({ store, lead, name, newTabLabel, ...rest }: StoreBadgeProps) {
  return (
    <Link {...rest} target="_blank" rel="noopener noreferrer" icon={<StoreMark store={store} />}>
      <Lead>{lead}</Lead> <Name>{name}</Name>
      <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
    </Link>
  )
}

const Link = styled(ButtonLink)`
  padding-inline: ${space(3)} ${space(4)};
  text-align: start;
`

const Lead = styled.span`
  display: block;
  color: ${color.inkMuted};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.regular};
  line-height: ${lineHeight.tight};
`

const Name = styled.span`
  display: block;
  line-height: ${lineHeight.tight};
`
