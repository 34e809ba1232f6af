import { ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import styled, { css } from 'styled-components'
import {
  color,
  control,
  fontSize,
  fontWeight,
  radius,
  space,
  touchScreen,
} from '@/design-system/theme/tokens'
import { LinkElement, type LinkElementProps } from '../TextLink/LinkElement'

interface BreadcrumbItem extends Pick<LinkElementProps, 'href' | 'render'> {
  label: string
  /** The React key, required if several items have the same label. */
  id?: string
  /** Called when the item is pressed. With `onSelect`, the item is a button instead of a link. */
  onSelect?: () => void
}

interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The accessible name of the navigation landmark. */
  label: string
  /** The pages or folders, from the outermost to the current one. The last item is plain text. */
  items: readonly BreadcrumbItem[]
}

/** The path to the current page or folder. */
export function Breadcrumb({ label, items, ...rest }: BreadcrumbProps) {
  return (
    <nav {...rest} aria-label={label}>
      <List role="list">
        {items.map((item, index) => (
          <Item key={item.id ?? item.label}>
            <ItemContent item={item} isCurrent={index === items.length - 1} />
            {index < items.length - 1 && <ChevronRight size={16} aria-hidden="true" />}
          </Item>
        ))}
      </List>
    </nav>
  )
}

function ItemContent({ item, isCurrent }: { item: BreadcrumbItem; isCurrent: boolean }) {
  const { label, href, render, onSelect } = item
  if (isCurrent) return <Current aria-current="page">{label}</Current>
  if (onSelect)
    return (
      <ItemButton type="button" onClick={onSelect}>
        {label}
      </ItemButton>
    )
  return (
    <ItemLink href={href} render={render}>
      {label}
    </ItemLink>
  )
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  align-items: center;
  min-inline-size: 0;
  font-size: ${fontSize.sm};
`

const Item = styled.li`
  display: flex;
  gap: ${space(1)};
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;

  & > svg {
    color: ${color.inkMuted};
  }
`

const itemText = css`
  min-inline-size: 0;
  padding: ${space(1)};
  border-radius: ${radius.sm};
  overflow-wrap: anywhere;
`

const Current = styled.span`
  ${itemText}
  color: ${color.ink};
  font-weight: ${fontWeight.semibold};
`

const linkStyles = css`
  ${itemText}
  display: inline-flex;
  align-items: center;
  min-inline-size: ${space(6)};
  min-block-size: ${space(8)};
  border: 0;
  color: ${color.accent};
  background-color: transparent;
  font-weight: ${fontWeight.medium};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  @media ${touchScreen} {
    min-inline-size: ${control.md};
    min-block-size: ${control.md};
  }

  &:hover {
    color: ${color.accentHover};
  }
`

const ItemLink = styled(LinkElement)`
  ${linkStyles}
`

const ItemButton = styled.button`
  ${linkStyles}
`
