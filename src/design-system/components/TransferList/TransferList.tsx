import { useRef, useState } from 'react'
import styled from 'styled-components'
import { above, space } from '@/design-system/theme/tokens'
import { FieldSet } from '../Field/FieldSet'
import type { ControlProps } from '../Field/field-props'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { TransferPanel } from './TransferPanel'
import type { TransferItem, TransferSide } from './transfer-item'

interface TransferListProps<Item extends TransferItem> extends ControlProps<'fieldset'> {
  /** The available items, without the chosen items. Without this prop only the chosen list is shown. */
  available?: TransferSide<Item>
  /** The chosen items. */
  chosen: TransferSide<Item>
  /** Called with the pressed available item. The parent component must add it to the chosen items. */
  onAdd?: (item: Item) => void
  /** Called with the pressed chosen item. The parent component must remove it from the chosen items. */
  onRemove: (item: Item) => void
  /** Returns the announcement for screen readers after an item was added. */
  getAddedText?: (item: Item) => string
  /** Returns the announcement for screen readers after an item was removed. */
  getRemovedText: (item: Item) => string
  /** The height of the list of available items, in pixels. */
  availableHeight?: number
  /** The maximum height of the list of chosen items, in pixels. */
  chosenMaxHeight?: number
}

/**
 * A list of available items and a list of chosen items. A click on a row moves the row to the other list; the focus goes
 * to the next row of the clicked list. The lists are side by side on a desktop and in a column on a phone. `disabled`
 * disables the rows and the search boxes.
 */
export function TransferList<Item extends TransferItem>(props: TransferListProps<Item>) {
  const { available, chosen, onAdd, onRemove, getAddedText, getRemovedText, ...others } = props
  const { availableHeight = 375, chosenMaxHeight = 300, disabled = false, ...rest } = others
  const [announcement, setAnnouncement] = useState('')
  // Begins with the list that adds, if there is one.
  const sides = useRef<HTMLDivElement>(null)

  const add = (item: Item) => {
    onAdd?.(item)
    setAnnouncement(getAddedText?.(item) ?? '')
  }
  const remove = (item: Item) => {
    onRemove(item)
    setAnnouncement(getRemovedText(item))
  }

  return (
    <FieldSet {...rest}>
      <Sides ref={sides}>
        {available ? (
          <TransferPanel
            side={available}
            direction="add"
            searchName={`${rest.name}-available-search`}
            height={{ fixed: availableHeight }}
            isDisabled={disabled}
            onPick={add}
            adder={sides}
          />
        ) : null}
        <TransferPanel
          side={chosen}
          direction="remove"
          searchName={`${rest.name}-chosen-search`}
          height={{ max: chosenMaxHeight }}
          isDisabled={disabled}
          onPick={remove}
          adder={sides}
        />
      </Sides>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FieldSet>
  )
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  @media ${above.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > :only-child {
    grid-column: 1 / -1;
  }
`
