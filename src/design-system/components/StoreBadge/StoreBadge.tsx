import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { square, textStyle } from '@/design-system/theme/mixins'
import { color, lineHeight, space } from '@/design-system/theme/tokens'
import { ButtonLink } from '../ButtonLink/ButtonLink'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

interface StoreBadgeProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** The store, whose logo the badge shows. */
  store: 'apple' | 'google'
  /** The small text above the name, such as 'Get it on'. */
  lead: string
  /** The store's name. */
  name: string
  /** The URL of the app in the store. */
  href: string
  /** The text that tells screen reader users that the link opens a new tab. */
  newTabLabel: string
}

/** A link to an app in an app store. It opens in a new tab. */
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
  ${textStyle({ size: 'xs', weight: 'regular', line: 'tight' })}
`

const Name = styled.span`
  display: block;
  line-height: ${lineHeight.tight};
`

/** The logo of the store, in the text colour. */
function StoreMark({ store }: { store: 'apple' | 'google' }) {
  return (
    <Drawing viewBox="2 1.5 20 21" aria-hidden="true" focusable="false">
      {store === 'apple' ? (
        <>
          <path d="M12 7.6c1.5-1 3.2-1.3 4.9-.4 2.3 1.2 3.2 3.8 2.6 6.7-.6 3-2.7 6.3-4.7 6.6-1 .1-1.7-.5-2.8-.5s-1.8.6-2.8.5c-2-.3-4.1-3.6-4.7-6.6-.6-2.9.3-5.5 2.6-6.7 1.7-.9 3.4-.6 4.9.4Z" />
          <path d="M12.2 6.1c-.1-2.1 1.3-3.7 3.4-3.9.1 2.1-1.3 3.7-3.4 3.9Z" />
        </>
      ) : (
        <>
          <path d="M4.4 3.2c-.3.3-.4.6-.4 1v15.6c0 .4.1.7.4 1l8.2-8.8Z" />
          <path d="m13.5 11 2.6-2.7-10-5.6c-.2-.1-.4-.2-.6-.2Z" />
          <path d="m13.5 13-8 8.5c.2 0 .4-.1.6-.2l10-5.6Z" />
          <path d="m17.4 9 2.8 1.6c1.1.6 1.1 2.2 0 2.8L17.4 15l-2.9-3Z" />
        </>
      )}
    </Drawing>
  )
}

const Drawing = styled.svg`
  ${square(space(6))}
  fill: currentColor;
`
