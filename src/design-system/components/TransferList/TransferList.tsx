import { type FieldsetHTMLAttributes, type Ref, useState } from 'react'
import styled from 'styled-components'
import { visuallyHidden } from '@/design-system/theme/text-styles'
import { above, space } from '@/design-system/theme/tokens'
import { FieldSet } from '../Field/FieldSet'
import type { FieldProps } from '../Field/field-props'
import { TransferPanel } from './TransferPanel'
import type { TransferItem, TransferSide } from './transfer-item'

type Native = Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, keyof FieldProps | 'onChange' | 'children'>

interface TransferListProps<Item extends TransferItem> extends FieldProps, Native {
  /** What can be chosen; the caller leaves out what is chosen already. Without it there is the list of the chosen alone. */
  available?: TransferSide<Item>
  /** What is chosen. */
  chosen: TransferSide<Item>
  /** Called with what is chosen. */
  onAdd?: (item: Item) => void
  /** Called with what is chosen no longer. */
  onRemove: (item: Item) => void
  /** Said by screen readers after adding. */
  addedText?: (item: Item) => string
  /** Said by screen readers after removing. */
  removedText: (item: Item) => string
  /** Height of the list of what can be chosen, in pixels. */
  availableHeight?: number
  /** Most height of the list of what is chosen, in pixels. */
  chosenMaxHeight?: number
  ref?: Ref<HTMLFieldSetElement>
}

/**
 * Two lists: a press on a row moves it to the other. Side by side on a desk, one above the other on a phone. Focus goes
 * on to the next row. `disabled` stills the rows and the searches; what is there can still be read.
 */
export function TransferList<Item extends TransferItem>(props: TransferListProps<Item>) {
  const { available, chosen, onAdd, onRemove, addedText, removedText, ...others } = props
  const { availableHeight = 375, chosenMaxHeight = 300, disabled = false, ...rest } = others
  const [announcement, setAnnouncement] = useState('')

  const add = (item: Item) => {
    onAdd?.(item)
    setAnnouncement(addedText?.(item) ?? '')
  }
  const remove = (item: Item) => {
    onRemove(item)
    setAnnouncement(removedText(item))
  }

  return (
    <FieldSet {...rest}>
      <Sides>
        {available ? (
          <TransferPanel
            side={available}
            direction="add"
            searchName={`${rest.name}-available-search`}
            height={{ block: availableHeight }}
            isDisabled={disabled}
            onPick={add}
          />
        ) : null}
        <TransferPanel
          side={chosen}
          direction="remove"
          searchName={`${rest.name}-chosen-search`}
          height={{ most: chosenMaxHeight }}
          isDisabled={disabled}
          onPick={remove}
        />
      </Sides>
      <Announcement role="status">{announcement}</Announcement>
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

const Announcement = styled.div`
  ${visuallyHidden}
`
