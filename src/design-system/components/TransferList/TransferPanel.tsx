import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { stepIndex } from '@/design-system/step-index'
import { insetFocus, textStyle } from '@/design-system/theme/mixins'
import { border, color, fontSize, radius, space } from '@/design-system/theme/tokens'
import { Button } from '../Button/Button'
import { SearchField } from '../SearchField/SearchField'
import { TransferRow } from './TransferRow'
import type { TransferItem, TransferSide } from './transfer-item'
import { useRowFocus } from './use-row-focus'

interface TransferPanelProps<Item extends TransferItem> {
  side: TransferSide<Item>
  direction: 'add' | 'remove'
  /** The name of the search box in the form. */
  searchName: string
  /** The fixed or the maximum height of the list, in pixels. */
  height: { fixed?: number; max?: number }
  isDisabled: boolean
  onPick: (item: Item) => void
  /** The element whose first input or button gets the focus when the last row is gone. */
  adder: RefObject<HTMLElement | null>
}

/** One of the two lists of a transfer list: heading, search, rows, and the button for more rows. */
export function TransferPanel<Item extends TransferItem>(props: TransferPanelProps<Item>) {
  const { side, direction, searchName, height, isDisabled } = props
  const titleId = useId()
  const { panel, rememberPressed } = useRowFocus(props.adder)
  const { tabStopId, setFocusedId, moveByKey } = useRowKeys(side.items)

  const moveItem = (id: string) => {
    const rowIndex = side.items.findIndex((item) => item.id === id)
    const item = side.items[rowIndex]
    if (!item) return
    rememberPressed(panel.current?.querySelectorAll('[data-row]')[rowIndex] ?? null, rowIndex)
    // The focus moves to this row, which then need not render a second time.
    setFocusedId((side.items[rowIndex + 1] ?? side.items[rowIndex - 1])?.id)
    props.onPick(item)
  }
  const latestMoveItem = useRef(moveItem)
  useLayoutEffect(() => {
    latestMoveItem.current = moveItem
  })
  // The callback stays the same between renderings, so that memoized rows do not render again.
  const pick = useCallback((id: string) => latestMoveItem.current(id), [])

  const loadMore = (event: MouseEvent<HTMLButtonElement>) => {
    rememberPressed(event.currentTarget, side.items.length)
    side.onLoadMore?.()
  }

  return (
    <Root ref={panel} role="group" aria-labelledby={titleId}>
      <TransferHead side={side} titleId={titleId} searchName={searchName} isDisabled={isDisabled} />
      <Scroller
        $height={height.fixed}
        $maxHeight={height.max}
        // Disabled rows are not focusable. The scroll container is focusable instead, so that the keyboard can scroll it.
        {...(isDisabled && { tabIndex: 0, role: 'region', 'aria-labelledby': titleId })}
      >
        {side.items.length > 0 && (
          <Rows role="list" aria-labelledby={titleId} onKeyDown={moveByKey}>
            {side.items.map((item) => (
              <TransferRow
                key={item.id}
                id={item.id}
                title={item.title}
                subtitle={item.subtitle}
                label={side.getRowLabel(item)}
                direction={direction}
                isDisabled={isDisabled}
                isTabStop={item.id === tabStopId}
                onFocus={setFocusedId}
                onPick={pick}
              />
            ))}
          </Rows>
        )}
        {side.status && <Status>{side.status}</Status>}
        {side.hasMore && (
          <More>
            <Button variant="quiet" stretch loading={side.isLoadingMore} onClick={loadMore}>
              {side.loadMoreLabel}
            </Button>
          </More>
        )}
      </Scroller>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: hidden;
  color: ${color.ink};
  background-color: ${color.surface};
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.md};

  [data-invalid] > * > & {
    border-color: ${color.dangerTintInk};
  }
`

const Scroller = styled.div<{ $height?: number; $maxHeight?: number }>`
  block-size: ${({ $height }) => ($height === undefined ? 'auto' : `${$height}px`)};
  max-block-size: ${({ $maxHeight }) => ($maxHeight === undefined ? 'none' : `${$maxHeight}px`)};
  overflow-y: auto;
  overscroll-behavior-y: contain;
  border-block-start: ${border.thin} solid ${color.line};

  ${insetFocus}
`

const Rows = styled.ul``

const Status = styled.div`
  padding: ${space(4)} ${space(3)};
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};
`

const More = styled.div`
  padding: ${space(2)} ${space(3)};
`

/**
 * Implements a roving tab index: only one row is a tab stop, and the arrow keys move the focus between the rows.
 * `tabStopId` is the id of that row: the row that last had the focus, else the first row.
 */
function useRowKeys(items: readonly TransferItem[]) {
  const [focusedId, setFocusedId] = useState<string>()
  const tabStopId = items.some(({ id }) => id === focusedId) ? focusedId : items[0]?.id

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    const rowIndex = rows.indexOf(event.target as HTMLElement)
    const targetIndex = stepIndex(event.key, rowIndex, rows.length)
    if (targetIndex === undefined) return
    event.preventDefault()
    rows[targetIndex]?.focus()
  }

  return { tabStopId, setFocusedId, moveByKey }
}

interface TransferHeadProps<Item extends TransferItem> {
  side: TransferSide<Item>
  /** The id of the list's heading. */
  titleId: string
  searchName: string
  isDisabled: boolean
}

/** The header of a list: title, count, action, search. */
function TransferHead<Item extends TransferItem>(props: TransferHeadProps<Item>) {
  const { side, titleId, searchName, isDisabled } = props
  return (
    <>
      <Head>
        <Title id={titleId}>{side.title}</Title>
        {side.countText !== undefined && <Count role="status">{side.countText}</Count>}
        {side.action && <Action>{side.action}</Action>}
      </Head>
      {side.search && (
        <Search>
          <SearchField {...side.search} name={searchName} isLabelHidden disabled={isDisabled} />
        </Search>
      )}
    </>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: baseline;
  padding: ${space(3)} ${space(3)} ${space(2)};
`

const Title = styled.div`
  ${textStyle({ size: 'md', weight: 'semibold', line: 'tight' })}
`

const Count = styled.div`
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};
`

const Action = styled.div`
  margin-inline-start: auto;
`

const Search = styled.div`
  padding: 0 ${space(3)} ${space(3)};
`
