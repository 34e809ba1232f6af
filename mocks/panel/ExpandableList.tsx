import { type ReactNode, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'

interface ExpandableListProps<Item> {
  items: readonly Item[]
  /** The number of items shown at first, and added by each press. */
  size: number
  /** Distance between neighbours in steps of 4 px. */
  gap: number
  /** The id of the heading that names the list. */
  labelledBy?: string
  label?: string
  /** The label of the button that shows `count` more items. */
  more: (count: number) => string
  /** Renders an item as an `li` with a key. */
  children: (item: Item) => ReactNode
}

/** Shows the first items of a list, and a button for more. */
export function ExpandableList<Item>(props: ExpandableListProps<Item>) {
  const { items, size, gap, labelledBy, label, more, children } = props
  const [visibleCount, setVisibleCount] = useState(size)
  if (items.length === 0) return null
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={gap} aria-label={label} aria-labelledby={labelledBy}>
        {items.slice(0, visibleCount).map((item) => children(item))}
      </Stack>
      {items.length > visibleCount && (
        <Button size="sm" onClick={() => setVisibleCount(visibleCount + size)}>
          {more(Math.min(size, items.length - visibleCount))}
        </Button>
      )}
    </Stack>
  )
}
