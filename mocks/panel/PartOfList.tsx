import { type ReactNode, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'

interface PartOfListProps<Item> {
  items: readonly Item[]
  /** The number of items shown at first, and added by each press. */
  size: number
  /** Distance between neighbours in steps of 4 px. */
  gap: number
  /** Names the list; by the id of a heading. */
  labelledBy?: string
  label?: string
  /** Returns the label of the button that shows `count` more items. */
  more: (count: number) => string
  /** Draws one: an `li` with a key. */
  children: (item: Item) => ReactNode
}

/** The first of a list that may be long, and a button for more. */
export function PartOfList<Item>(props: PartOfListProps<Item>) {
  const { items, size, gap, labelledBy, label, more, children } = props
  const [shown, setShown] = useState(size)
  if (items.length === 0) return null
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={gap} aria-label={label} aria-labelledby={labelledBy}>
        {items.slice(0, shown).map((item) => children(item))}
      </Stack>
      {items.length > shown && (
        <Button size="sm" onClick={() => setShown(shown + size)}>
          {more(Math.min(size, items.length - shown))}
        </Button>
      )}
    </Stack>
  )
}
