import { type ReactNode, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'

interface ExpandableListProps<Item> {
  items: readonly Item[]
  /** How many items are visible at first. Each press of the button shows that many more items. */
  size: number
  /** The distance between two items, in steps of 4 px. */
  gap: number
  /** The id of the heading that names the list. A list without a heading has a `label` instead. */
  labelledBy?: string
  label?: string
  /** Returns the label of the button that shows `count` more items. */
  getMoreLabel: (count: number) => string
  /** Renders an item as an `li` with a key. */
  children: (item: Item) => ReactNode
}

/** Shows the first items of a list, and a button that shows more items. */
export function ExpandableList<Item>(props: ExpandableListProps<Item>) {
  const { items, size, gap, labelledBy, label, getMoreLabel, children } = props
  const [visibleCount, setVisibleCount] = useState(size)
  if (items.length === 0) return null
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={gap} aria-label={label} aria-labelledby={labelledBy}>
        {items.slice(0, visibleCount).map((item) => children(item))}
      </Stack>
      {items.length > visibleCount && (
        <Button size="sm" onClick={() => setVisibleCount(visibleCount + size)}>
          {getMoreLabel(Math.min(size, items.length - visibleCount))}
        </Button>
      )}
    </Stack>
  )
}
