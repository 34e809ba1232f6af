import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { square } from '@/design-system/theme/mixins'
import { border, color, control, layer, radius, space } from '@/design-system/theme/tokens'

interface MoreColumnsProps {
  /** The scroll container of the columns. */
  scroller: RefObject<HTMLElement | null>
}

/** A click scrolls by this share of the visible width. The share is below 1, so that some visible columns stay in view. */
const scrollShare = 0.6

/**
 * Two buttons, one at each side edge of a table. A button is visible only while columns are hidden beyond its edge. A
 * click scrolls to those columns. The buttons are for pointers only, because keyboard users scroll the table by arrow
 * keys.
 */
export function MoreColumns({ scroller }: MoreColumnsProps) {
  const scroll = (direction: 1 | -1) =>
    scroller.current?.scrollBy({
      left: direction * scrollShare * scroller.current.clientWidth,
      behavior: 'smooth',
    })
  return (
    <>
      <Edge data-side="start" aria-hidden="true">
        <ScrollButton type="button" tabIndex={-1} onClick={() => scroll(-1)}>
          <ChevronLeft size={20} />
        </ScrollButton>
      </Edge>
      <Edge data-side="end" aria-hidden="true">
        <ScrollButton type="button" tabIndex={-1} onClick={() => scroll(1)}>
          <ChevronRight size={20} />
        </ScrollButton>
      </Edge>
    </>
  )
}

const Edge = styled.div`
  display: none;
  position: absolute;
  inset-block: 0;
  z-index: ${layer.sticky};
  inline-size: ${space(4)};
  pointer-events: none;

  [data-more~='start'] > &[data-side='start'] {
    display: block;
    inset-inline-start: var(--pinned-start, 0);
    box-shadow: inset ${space(3)} 0 ${space(3)} -${space(3)} ${color.lineStrong};
  }

  [data-more~='end'] > &[data-side='end'] {
    display: block;
    inset-inline-end: var(--pinned-end, 0);
    box-shadow: inset -${space(3)} 0 ${space(3)} -${space(3)} ${color.lineStrong};
  }

  @media print {
    && {
      display: none;
    }
  }
`

const ScrollButton = styled.button`
  position: absolute;
  inset-block-start: ${space(1.5)};
  display: grid;
  place-items: center;
  ${square(control.sm)}
  padding: 0;
  border: ${border.thin} solid ${color.lineStrong};
  border-radius: ${radius.pill};
  color: ${color.ink};
  background-color: ${color.surface};
  cursor: pointer;
  pointer-events: auto;

  [data-side='start'] > & {
    inset-inline-start: ${space(1)};
  }

  [data-side='end'] > & {
    inset-inline-end: ${space(1)};
  }
`
