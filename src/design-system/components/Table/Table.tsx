import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import styled, { keyframes } from 'styled-components'
import { hiddenInPrint } from '@/design-system/theme/mixins'
import { visuallyHidden } from '@/design-system/theme/text-styles'
import { border, color, fontWeight, layer, lineHeight, radius, space } from '@/design-system/theme/tokens'
import { MoreColumns } from './MoreColumns'
import { printedTable } from './printed-table'
import { useCards, useHiddenColumns, useOverflow } from './table-measurements'
import { tableRoles } from './table-roles'
import { cardsSelector, cellStyles, inCards } from './table-styles'

interface TableProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** The text above the rows; also the accessible name of the table and of its scroll container. */
  caption: string
  /** Whether the caption is visually hidden; for a table below a heading with the same text. */
  isCaptionHidden?: boolean
  /** Content above cards only, e.g. a select for the sort order. Cards have no column heads to sort by. */
  aboveCards?: ReactNode
  /** The maximum height, as a CSS length. In a higher table the rows scroll, and the column heads stay visible. */
  maxHeight?: string
  /** Whether the widths of the columns are independent of the rendered rows; for virtualized rows. */
  hasFixedColumns?: boolean
  /** With `hasFixedColumns`: whether the table has few columns and therefore no minimum width. */
  hasFewColumns?: boolean
  /** Whether the insets (the horizontal padding of the cells) are smaller, for tables with many columns. */
  isDense?: boolean
  /** The width of the table in rem below which each row is shown as a card. */
  roomForColumns?: number
  /** The width of the table in rem below which the insets are smaller; `Infinity` if they are always smaller. */
  roomForInsets?: number
  /** The total number of rows, if only some are rendered. The caller must then give each rendered row its `aria-rowindex`. */
  rowCount?: number
  /** Whether new rows are loading in place of the current rows. Two pulsing bars show this. */
  isBusy?: boolean
  /** The ref of the scroll container. */
  scrollRef?: Ref<HTMLElement>
  /** `<thead>` and `<tbody>`, made of TableRow, ColumnHead and TableCell. */
  children: ReactNode
}

/**
 * Rows under named columns. In a narrow table each row becomes a card: the row head is its title, and the other cells
 * follow in the order of the columns.
 */
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
    <Root
      {...rest}
      ref={root}
      data-room={roomForColumns}
      // The first rows of a list show before the code that measures the table.
      data-tight={roomForInsets === Number.POSITIVE_INFINITY || undefined}
    >
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
  container: table / inline-size;
  position: relative;
  /* Confines the z-index of the sticky heads to the table. The bars of the page then cover the heads. */
  isolation: isolate;
  inline-size: 100%;
  min-inline-size: 0;

  @media print {
    contain: none;
  }

  /* One busy bar is near the column heads, the other near the pager. The user pressed one of these. */
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

  ${cardsSelector} > & {
    display: block;
  }

  &&& {
    ${hiddenInPrint}
  }
`

const Scroller = styled.section<{ $maxHeight?: string }>`
  position: relative;
  max-block-size: ${({ $maxHeight }) => $maxHeight ?? 'none'};
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  overflow: auto;

  /* A card is higher than a row of columns, so the scroll container of cards may grow to 70dvb or more. */
  ${cardsSelector} > & {
    max-block-size: ${({ $maxHeight }) => ($maxHeight ? `max(${$maxHeight}, 70dvb)` : 'none')};
    border: 0;
    border-radius: ${({ $maxHeight }) => ($maxHeight ? radius.md : 0)};
    background-color: transparent;
  }

  @media print {
    &&& {
      max-block-size: none;
      border: 0;
      overflow: visible;
    }
  }
`

/* The table styles its cells by selectors. With thousands of styled components, the styling would take longer
   than the rendering. */
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
  ${printedTable}
`
