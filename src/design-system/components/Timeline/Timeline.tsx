import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { byAttribute, square, textStyle } from '@/design-system/theme/mixins'
import { border, color, radius, space } from '@/design-system/theme/tokens'
import { getListRole } from '../Stack/list-role'

/** An event of a timeline. */
export interface TimelineItem {
  /** A unique id among the items. */
  id: string | number
  /** The colour of the mark, which carries no information beyond the text. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger'
  /** Whether the event has not happened yet. Its mark is hollow; the text must say so, too. */
  isAhead?: boolean
  /** What happened: one sentence. A moment in it should be in a `time` element. */
  content: ReactNode
  /** A smaller text below the content, such as a quoted comment. */
  detail?: ReactNode
}

interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The events, the oldest first. */
  items: readonly TimelineItem[]
}

/** Events in their order, joined by a line. */
export const Timeline = ({ items, ...rest }: TimelineProps) => (
  <Root {...rest} role={getListRole('ol', rest.role)}>
    {items.map(({ id, tone = 'neutral', isAhead, content, detail }) => (
      <Event key={id} data-tone={tone} data-ahead={isAhead || undefined}>
        <Content>{content}</Content>
        {detail === undefined ? null : <Detail>{detail}</Detail>}
      </Event>
    ))}
  </Root>
)

const markSize = space(3)

const Root = styled.ol`
  min-inline-size: 0;
`

const Event = styled.li`
  --timeline-mark: ${color.lineStrong};

  position: relative;
  padding-block-end: ${space(4)};
  padding-inline-start: ${space(6)};
  overflow-wrap: anywhere;

  ${byAttribute('data-tone', '--timeline-mark', {
    accent: color.accent,
    success: color.success,
    warning: color.warning,
    danger: color.danger,
  })}

  &:last-child {
    padding-block-end: 0;
  }

  &::before {
    position: absolute;
    inset-block-start: ${space(1.5)};
    inset-inline-start: 0;
    ${square(markSize)}
    border: ${border.thick} solid var(--timeline-mark);
    border-radius: ${radius.pill};
    background-color: var(--timeline-mark);
    content: '';
    print-color-adjust: exact;
  }

  &[data-ahead]::before {
    background-color: transparent;
  }

  /* The line begins below the mark and ends at the mark of the next event. */
  &:not(:last-child)::after {
    position: absolute;
    inset-block: ${space(5.5)} ${space(-0.5)};
    inset-inline-start: calc(${markSize} / 2 - ${border.thick} / 2);
    border-inline-start: ${border.thick} solid ${color.line};
    content: '';
  }
`

const Content = styled.div`
  ${textStyle({ size: 'md', line: 'body' })}
`

const Detail = styled.div`
  color: ${color.inkMuted};
  ${textStyle({ size: 'sm', line: 'body' })}
`
