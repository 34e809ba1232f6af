import { type MouseEvent, useCallback, useId, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { border, color, fontSize, radius, space } from '@/design-system/theme/tokens'
import { Button } from '../Button/Button'
import { TransferHead } from './TransferHead'
import { TransferRow } from './TransferRow'
import type { TransferItem, TransferSide } from './transfer-item'
import { useRowFocus } from './use-row-focus'
import { useRowKeys } from './use-row-keys'

interface TransferPanelProps<Item extends TransferItem> {
  side: TransferSide<Item>
  direction: 'add' | 'remove'
  /** Name of the search box in the form. */
  searchName: string
  /** Pixels: `block` is the height of the list, `most` only a limit. */
  height: { block?: number; most?: number }
  isDisabled: boolean
  onPick: (item: Item) => void
}

/** One side of a transfer list: heading, search, rows, more rows. */
export function TransferPanel<Item extends TransferItem>(props: TransferPanelProps<Item>) {
  const { side, direction, searchName, height, isDisabled } = props
  const titleId = useId()
  const { panel, remember } = useRowFocus()
  const { tabStop, setFocusedId, moveByKey } = useRowKeys(side.items)

  const pickLatest = (id: string) => {
    const place = side.items.findIndex((item) => item.id === id)
    const item = side.items[place]
    if (!item) return
    remember(panel.current?.querySelectorAll('[data-row]')[place] ?? null, place)
    props.onPick(item)
  }
  const latest = useRef(pickLatest)
  useLayoutEffect(() => {
    latest.current = pickLatest
  })
  const pick = useCallback((id: string) => latest.current(id), [])

  const loadMore = (event: MouseEvent<HTMLButtonElement>) => {
    remember(event.currentTarget, side.items.length)
    side.onLoadMore?.()
  }

  return (
    <Root ref={panel} role="group" aria-labelledby={titleId}>
      <TransferHead side={side} titleId={titleId} searchName={searchName} isDisabled={isDisabled} />
      <Scroller
        $block={height.block}
        $most={height.most}
        // Without buttons inside, the keyboard needs another way to scroll it.
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
                label={side.rowLabel(item)}
                direction={direction}
                isDisabled={isDisabled}
                isTabStop={item.id === tabStop}
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

const Scroller = styled.div<{ $block?: number; $most?: number }>`
  block-size: ${({ $block }) => ($block === undefined ? 'auto' : `${$block}px`)};
  max-block-size: ${({ $most }) => ($most === undefined ? 'none' : `${$most}px`)};
  overflow-y: auto;
  overscroll-behavior-y: contain;
  border-block-start: ${border.thin} solid ${color.line};

  &:focus-visible {
    outline-offset: calc(-1 * ${border.thick});
  }
`

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Status = styled.div`
  padding: ${space(4)} ${space(3)};
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};
`

const More = styled.div`
  padding: ${space(2)} ${space(3)};
`
