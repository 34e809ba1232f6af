import { Check, Plus } from 'lucide-react'
import { type ReactNode, type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { floatLayer, floatSurface } from '@/design-system/theme/floating'
import { listRow, square, sunkenOnHover, textStyle } from '@/design-system/theme/mixins'
import { unselectable } from '@/design-system/theme/text-styles'
import { border, color, fontSize, fontWeight, lineHeight, radius, space } from '@/design-system/theme/tokens'
import { Button } from '../Button/Button'
import { keepFocus } from './keep-focus'
import type { ListRow } from './list-rows'
import type { OptionListState } from './use-option-list'
import { usePlacement } from './use-placement'

interface OptionPopupProps {
  /** The id of the listbox. The id of an option is this id, a hyphen and the index of the option. */
  id: string
  /** The label of the field and of the list. */
  label: string
  list: OptionListState
  isChosen: (value: string) => boolean
  isMultiple?: boolean
  /** The element of the field, beside which the popup is placed. */
  anchor: RefObject<HTMLElement | null>
  /** Searches again; the focus returns to the text input. */
  onRetry: () => void
  /** Content above the options. */
  head?: ReactNode
}

/** The popup of a searchable list: the options, or a text if there are none. */
export function OptionPopup(props: OptionPopupProps) {
  const { id, label, list, isChosen, isMultiple, anchor, onRetry, head } = props
  const { source, rows, renderedRows, activeIndex } = list
  const popup = useRef<HTMLDivElement>(null)
  usePlacement(anchor, popup)

  // Scrolls to the active option.
  useLayoutEffect(() => {
    if (activeIndex >= 0)
      document.getElementById(`${id}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, activeIndex])

  const renderMore = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    if (renderedRows.length < rows.length && scrollTop + 2 * clientHeight > scrollHeight) list.renderMore()
  }
  const note = source.failure ?? findNote(list)

  return (
    // A press in the list leaves the focus in the text input.
    <Popup ref={popup} popover="manual" onMouseDown={keepFocus}>
      {head}
      {rows.length > 0 && (
        <Lines
          id={id}
          role="listbox"
          aria-label={label}
          aria-multiselectable={isMultiple}
          onScroll={renderMore}
        >
          {renderedRows.map((row, index) => (
            <OptionRow
              key={row.value}
              id={`${id}-${index}`}
              row={row}
              index={index}
              count={rows.length}
              isActive={index === activeIndex}
              isChosen={isChosen(row.value)}
              onPick={list.pick}
            />
          ))}
        </Lines>
      )}
      {note && <Note aria-hidden="true">{note}</Note>}
      {source.failure && source.onRetry && (
        <Retry>
          <Button size="sm" onClick={onRetry}>
            {source.labels.retry}
          </Button>
        </Retry>
      )}
    </Popup>
  )
}

/** Returns the text below the options. Screen readers skip this text, because the field announces the same text. */
function findNote({
  source: { labels },
  isPending,
  rows,
  renderedRows,
}: OptionListState): string | undefined {
  if (isPending) return labels.loading
  if (rows.every((row) => row.createText !== undefined)) return labels.empty
  return renderedRows.length < rows.length ? labels.count(rows.length) : undefined
}

const Popup = styled.div`
  position: fixed;
  inset: auto;
  ${floatLayer}
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  overflow: hidden;
  border-radius: ${radius.md};
  ${floatSurface}
`

/* The flex basis is the content height. With the basis 0, the list would have no height in WebKit, because the popover
   is as high as its content. */
const Lines = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: ${space(1)};
  overflow-y: auto;
  overscroll-behavior-y: contain;
`

const Note = styled.div`
  flex: none;
  padding: ${space(2.5)} ${space(4)};
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;

  &:not(:first-child) {
    border-block-start: ${border.thin} solid ${color.line};
  }
`

const Retry = styled.div`
  padding: 0 ${space(4)} ${space(3)};
`

interface OptionRowProps {
  id: string
  row: ListRow
  /** The index in the whole list, even if only a part of the list is rendered. */
  index: number
  count: number
  /** Whether this is the active option, which Enter chooses. */
  isActive: boolean
  isChosen: boolean
  onPick: (row: ListRow) => void
}

/** An option of a searchable list. */
function OptionRow(props: OptionRowProps) {
  const { id, row, index, count, isActive, isChosen, onPick } = props
  return (
    <Line
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={row.disabled || undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-active={isActive || undefined}
      data-offer={row.createText !== undefined || undefined}
      onClick={() => onPick(row)}
    >
      {row.createText !== undefined && <Plus aria-hidden="true" />}
      <Texts>
        <span>{row.label}</span>
        {/* The space separates label and description in the accessible name. */}
        {row.description && <Description>{` ${row.description}`}</Description>}
      </Texts>
      {isChosen && <Check aria-hidden="true" />}
    </Line>
  )
}

const Line = styled.div`
  ${listRow}
  border-radius: ${radius.sm};
  line-height: ${lineHeight.tight};
  cursor: pointer;
  ${unselectable}

  & > svg {
    ${square(space(5))}
    color: ${color.accent};
  }

  ${sunkenOnHover}

  &[aria-selected='true'] {
    font-weight: ${fontWeight.semibold};
  }

  &[data-active] {
    background-color: ${color.sunken};
    outline: ${border.thick} solid ${color.focus};
    outline-offset: calc(-1 * ${border.thick});
  }

  &[data-offer] {
    font-weight: ${fontWeight.medium};
  }

  &[aria-disabled] {
    color: ${color.inkMuted};
    background: none;
    cursor: not-allowed;
  }
`

const Texts = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Description = styled.span`
  display: block;
  color: ${color.inkMuted};
  ${textStyle({ size: 'sm', weight: 'regular' })}
`
