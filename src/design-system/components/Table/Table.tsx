import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import styled, { keyframes } from 'styled-components'
import { visuallyHidden } from '@/design-system/theme/text-styles'
import { border, color, fontWeight, layer, lineHeight, radius, space } from '@/design-system/theme/tokens'
import { MoreColumns } from './MoreColumns'
import { useCards, useHiddenColumns, useOverflow } from './table-measurements'
import { tableRoles } from './table-roles'
import { asCards, cellStyles, inCards } from './table-styles'

interface TableProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** The name of the table and of its scrollable region. */
  caption: string
  /** Whether the caption is hidden visually, because a heading above the table has the same text. */
  isCaptionHidden?: boolean
  /** The content above cards, such as a control for the sort order, because cards have no column heads. */
  aboveCards?: ReactNode
  /** The maximum height, as a CSS length. The rows of a higher table scroll below their heads. */
  maxHeight?: string
  /** Whether the columns keep their widths while other rows scroll into view; for virtualized rows. */
  hasFixedColumns?: boolean
  /** Whether there are so few columns that fixed widths fit on every screen that shows columns. */
  hasFewColumns?: boolean
  /** Whether the insets of the columns are smaller, for tables with many columns. */
  isDense?: boolean
  /** The minimum width for columns, in rem. In a narrower table each row is a card. */
  roomForColumns?: number
  /** The minimum width for the usual insets of columns, in rem. In a narrower table the insets are smaller. */
  roomForInsets?: number
  /** The total number of rows if only some are rendered. The rendered rows then have `aria-rowindex`. */
  rowCount?: number
  /** Whether other rows are loading. The current rows stay until the other rows have loaded. */
  isBusy?: boolean
  /** The ref of the scroll container. */
  scrollRef?: Ref<HTMLElement>
  /** `<thead>` and `<tbody>`, made of TableRow, ColumnHead and TableCell. */
  children: ReactNode
}

/** Rows under named columns. In a narrow table each row becomes a card with its cells in the same order. */
export function Table({
  caption,
  isCaptionHidden = false,
  aboveCards,
  maxHeight,
  hasFixedColumns = false,
  hasFewColumns = false,
  isDense = false,
  roomForColumns = 40,
  roomForInsets = 0,
  rowCount,
  isBusy = false,
  scrollRef,
  children,
  ref,
  ...rest
}: TableProps) {
  const captionId = useId()
  const scroller = useRef<HTMLElement>(null)
  useImperativeHandle(scrollRef, () => scroller.current as HTMLElement, [])
  const isScrolling = useOverflow(scroller)
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDivElement, [])
  useCards(root, roomForColumns)
  useHiddenColumns({ root, scroller, roomForInsets })
  return (
    <Root {...rest} ref={root}>
      {aboveCards && <AboveCards>{aboveCards}</AboveCards>}
      <Scroller
        ref={scroller}
        aria-labelledby={captionId}
        tabIndex={isScrolling ? 0 : undefined}
        $maxHeight={maxHeight}
      >
        <Grid
          {...tableRoles.table}
          aria-labelledby={captionId}
          aria-rowcount={rowCount}
          aria-busy={isBusy || undefined}
          data-fixed={hasFixedColumns ? (hasFewColumns ? 'few' : 'many') : undefined}
          data-dense={isDense || undefined}
        >
          <caption id={captionId} data-hidden={isCaptionHidden || undefined}>
            {caption}
          </caption>
          {children}
        </Grid>
      </Scroller>
      <MoreColumns scroller={scroller} />
    </Root>
  )
}

const pulse = keyframes`
  50% {
    opacity: 0.3;
  }
`

const Root = styled.div`
  contain: inline-size;
  position: relative;
  /* The heads and edges of the table stay below the bars of the page. */
  isolation: isolate;
  inline-size: 100%;
  min-inline-size: 0;

  /* The busy bars are at the top and at the bottom, because the heads and the pager there request other rows. */
  &:has([aria-busy])::before,
  &:has([aria-busy])::after {
    position: absolute;
    inset-inline: 0;
    z-index: ${layer.sticky};
    block-size: ${space(1)};
    border-radius: ${radius.pill};
    background-color: ${color.accent};
    animation: ${pulse} 1.2s ease-in-out infinite;
    content: '';
  }

  &:has([aria-busy])::before {
    inset-block-start: 0;
  }

  &:has([aria-busy])::after {
    inset-block-end: 0;
  }
`

const AboveCards = styled.div`
  display: none;
  margin-block-end: ${space(3)};

  ${asCards} > & {
    display: block;
  }
`

const Scroller = styled.section<{ $maxHeight?: string }>`
  position: relative;
  max-block-size: ${({ $maxHeight }) => $maxHeight ?? 'none'};
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  overflow: auto;

  /* A card is higher than a row, so the maximum height is larger. */
  ${asCards} > & {
    max-block-size: ${({ $maxHeight }) => ($maxHeight ? `max(${$maxHeight}, 70dvb)` : 'none')};
    border: 0;
    border-radius: ${({ $maxHeight }) => ($maxHeight ? radius.md : 0)};
    background-color: transparent;
  }
`

/* All cells share one style sheet: a class for each of thousands of cells would cost more than
   the rendering of the cells. */
const Grid = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  border-collapse: separate;
  --cell-inset: ${space(4)};
  line-height: ${lineHeight.tight};

  &[data-fixed] {
    table-layout: fixed;
  }

  &[data-fixed='many'] {
    min-inline-size: 56rem;
  }

  &[data-dense] {
    --cell-inset: ${space(2.5)};
  }

  [data-tight] & {
    --cell-inset: ${space(1.5)};
  }

  [data-tight] &[data-dense] {
    --cell-inset: ${space(1.25)};
  }

  [data-tight] & > * > tr > :is(:first-child, :last-child) {
    --cell-inset: ${space(2)};
  }

  & > caption {
    padding: ${space(3)} ${space(4)};
    color: ${color.ink};
    font-weight: ${fontWeight.semibold};
    text-align: start;
  }

  & > caption[data-hidden] {
    ${visuallyHidden}
  }

  ${cellStyles}
  ${inCards}
`
