import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import styled from 'styled-components'
import { listRow, square, sunkenOnHover, tint } from '@/design-system/theme/mixins'
import { controlText } from '@/design-system/theme/text-styles'
import { color, control, fontWeight, motion, radius, space } from '@/design-system/theme/tokens'
import { Badge } from '../Badge/Badge'
import { Skeleton } from '../Skeleton/Skeleton'
import { getListRole } from '../Stack/list-role'
import { LinkElement } from '../TextLink/LinkElement'

/** An entry of the navigation, as data. */
export interface SidebarItem {
  label: string
  /** A 20 px icon before the label. */
  icon: ReactNode
  /** The URL, unique within the navigation. */
  href: string
  /** Whether the current page belongs to the entry. */
  isCurrent: boolean
  /** A count or a short word after the label. */
  badge?: ReactNode
}

interface SidebarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The accessible name of the navigation. */
  label: string
  /** The entries, in order. */
  items: readonly SidebarItem[]
  /** Returns a router link without children, e.g. `({ href }) => <Link to={href} />`. The Sidebar adds icon, label and badge. */
  renderLink?: (item: SidebarItem) => ReactElement<Record<string, unknown>>
  /** The number of entries that may still load. Placeholders at the end reserve the space for these entries. */
  pendingCount?: number
  /** Called when the user chooses an entry, e.g. to close the Drawer around the navigation. */
  onChoose?: () => void
}

/** The navigation of the application: a column on desktops, inside a Drawer on phones. */
export function Sidebar({ label, items, renderLink, pendingCount = 0, onChoose, ...rest }: SidebarProps) {
  return (
    <nav {...rest} aria-label={label} aria-busy={pendingCount > 0 || undefined}>
      <List role={getListRole('ul', undefined)}>
        {items.map((item) => (
          <li key={item.href}>
            <Entry
              href={renderLink ? undefined : item.href}
              render={renderLink?.(item)}
              aria-current={item.isCurrent ? 'page' : undefined}
              onClick={onChoose}
            >
              {item.icon}
              <Name>{item.label}</Name>
              {item.badge !== undefined && <Badge>{item.badge}</Badge>}
            </Entry>
          </li>
        ))}
        {Array.from({ length: pendingCount }, (_, index) => `pending-${index}`).map((key) => (
          <Pending key={key} aria-hidden="true">
            <Skeleton height="1.25rem" />
          </Pending>
        ))}
      </List>
    </nav>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`

const Pending = styled.li`
  display: grid;
  align-items: center;
  min-block-size: ${control.md};
  padding-inline: ${space(3)};
`

const Entry = styled(LinkElement)`
  ${listRow}
  border-radius: ${radius.md};
  ${controlText}
  font-weight: ${fontWeight.medium};
  color: ${color.ink};
  text-decoration: none;
  transition: background-color ${motion.fast};

  > svg {
    ${square(space(5))}
    color: ${color.inkMuted};
  }

  ${sunkenOnHover}

  &[aria-current] {
    ${tint('accent')}
    font-weight: ${fontWeight.semibold};

    > svg {
      color: inherit;
    }
  }
`

const Name = styled.span`
  flex: 1 1 auto;
  min-inline-size: 0;
`
