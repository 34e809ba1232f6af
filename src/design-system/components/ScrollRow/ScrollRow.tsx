import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { control, space } from '@/design-system/theme/tokens'
import { getListRole } from '../Stack/list-role'

interface ScrollRowProps extends ComponentPropsWithRef<'ul'> {
  /** The subject of the row, for screen readers. */
  'aria-label': string
}

/** A list on one line, which scrolls sideways if it does not fit. Its items have links or buttons, so that the keyboard scrolls it. */
export const ScrollRow = (props: ScrollRowProps) => <Root {...props} role={getListRole('ul', props.role)} />

const Root = styled.ul`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-block-size: ${control.md};
  min-inline-size: 0;
  margin: 0;
  padding: ${space(0.5)};
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;

  > li {
    flex-shrink: 0;
    /* A second line would move what is below the row. */
    white-space: nowrap;
  }
`
