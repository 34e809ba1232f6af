import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TransferList } from '@/design-system/components/TransferList/TransferList'
import type { TransferItem } from '@/design-system/components/TransferList/transfer-item'

test('shows only the list of chosen items, and removes a chosen item, if no available items are passed', async () => {
  const user = userEvent.setup()
  const ana: TransferItem = { id: '1', title: 'Ana', subtitle: 'ID 20' }
  const bea: TransferItem = { id: '2', title: 'Bea', subtitle: 'ID 30' }
  const removedItems: TransferItem[] = []
  render(
    <TransferList
      label="Guests"
      name="guests"
      chosen={{ title: 'Confirmed', items: [ana, bea], getRowLabel: ({ title }) => `Remove ${title}` }}
      onRemove={(item) => removedItems.push(item)}
      getRemovedText={({ title }) => `${title} was removed`}
    />,
  )
  expect(screen.getAllByRole('list')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Remove Ana' }))
  expect(removedItems).toEqual([ana])
  expect(screen.getByText('Ana was removed')).toBeInTheDocument()
})
