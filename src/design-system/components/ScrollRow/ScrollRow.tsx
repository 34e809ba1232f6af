import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { color, control, space } from '@/design-system/theme/tokens'
import { getListRole } from '../Stack/list-role'

interface ScrollRowProps extends ComponentPropsWithRef<'ul'> {
  /** The subject of the row, for screen readers. */
  'aria-label': string
}

/**
 * A list on one line, which scrolls sideways if it does not fit; its end then fades. Its items have links or buttons, so that the
 * keyboard scrolls it.
 */
export const ScrollRow = (props: ScrollRowProps) => <Root {...props} role={getListRole('ul', props.role)} />

const Root = styled.ul`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  /* Items that load late, which are 44 px high on a phone, do not make the row higher. */
  min-block-size: calc(${control.md} + ${space(1)});
  min-inline-size: 0;
  margin: 0;
  padding: ${space(0.5)};
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;
  /* A focused item does not stay below the fading end. */
  scroll-padding-inline: ${space(10)};

  /* Covers the end of a row that continues. At the end of the row it is beside the last item, over nothing. */
  &::after {
    position: sticky;
    /* Browsers measure from inside of the padding. */
    inset-inline-end: -${space(0.5)};
    flex: none;
    align-self: stretch;
    inline-size: ${space(10)};
    background-image: linear-gradient(to left, ${color.canvas}, transparent);
    content: '';
    pointer-events: none;
  }

  > li {
    flex-shrink: 0;
    /* A second line would move what is below the row. */
    white-space: nowrap;
  }
`
