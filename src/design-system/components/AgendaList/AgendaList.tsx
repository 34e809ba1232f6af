import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { insetFocus, sunkenOnHover, textStyle } from '@/design-system/theme/mixins'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { border, color, control, radius, space } from '@/design-system/theme/tokens'
import { getListRole } from '../Stack/list-role'
import { LinkElement } from '../TextLink/LinkElement'
import type { CalendarItem } from '../WeekCalendar/calendar-day'

interface AgendaListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** In the order in which they are shown. Each is a link. */
  items: readonly CalendarItem[]
}

/** The items of one day below each other, as links with their hours. */
export const AgendaList = ({ items, ...rest }: AgendaListProps) => (
  <List {...rest} role={getListRole('ul', rest.role)}>
    {items.map((item) => (
      <li key={item.id}>
        <Row render={item.render} data-edge={item.edge} data-past={item.isPast || undefined}>
          <Hours>{item.detail}</Hours>
          <span>
            <Title>{item.title}</Title>
            {item.note === undefined ? null : <Note>{item.note}</Note>}
          </span>
        </Row>
      </li>
    ))}
  </List>
)

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
`

const Row = styled(LinkElement)`
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: ${space(2)};
  align-items: baseline;
  min-block-size: ${control.md};
  padding: ${space(2)} ${space(3)};
  border: ${border.thin} solid ${color.line};
  border-inline-start: 3px solid ${color.accent};
  border-radius: ${radius.sm};
  color: ${color.ink};
  background-color: ${color.surface};
  ${textStyle({ size: 'sm', line: 'tight' })}
  overflow-wrap: anywhere;
  text-decoration: none;
  ${sunkenOnHover}
  ${insetFocus}

  &[data-past] {
    border-inline-start-color: ${color.lineStrong};
    color: ${color.inkMuted};
  }

  &[data-edge='dashed'] {
    border: ${border.thick} dashed ${color.lineStrong};
  }

  &[data-edge='danger'] {
    border: ${border.thick} solid ${color.danger};
  }
`

const Hours = styled.span`
  color: ${color.inkMuted};
  ${tabularFigures}
`

const Title = styled.span`
  display: block;
  ${textStyle({ size: 'sm', weight: 'semibold' })}
`

const Note = styled.span`
  display: block;
  color: ${color.inkMuted};
`
