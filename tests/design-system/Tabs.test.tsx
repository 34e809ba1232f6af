import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from '@/design-system/components/Tabs/Tabs'

const tabs = [
  { value: 'current', label: 'Current', badge: 3 },
  { value: 'all', label: 'All' },
  { value: 'past', label: 'Past' },
] as const

function StatefulTabs({ activation }: { activation?: 'automatic' | 'manual' }) {
  const [value, setValue] = useState<'current' | 'all' | 'past'>('current')
  return (
    <>
      <Tabs label="Visits" value={value} onChange={setValue} tabs={tabs} activation={activation}>
        <p>Panel of {value}</p>
      </Tabs>
      <button type="button">After</button>
    </>
  )
}

const findSelectedTab = () => screen.getByRole('tab', { selected: true })

test('the selected tab names and controls the panel, and its own name includes the badge', () => {
  render(<StatefulTabs />)
  expect(screen.getByRole('tablist', { name: 'Visits' })).toBeVisible()
  expect(findSelectedTab()).toHaveAccessibleName('Current 3')
  const panel = screen.getByRole('tabpanel', { name: 'Current 3' })
  expect(panel).toHaveTextContent('Panel of current')
  expect(findSelectedTab()).toHaveAttribute('aria-controls', panel.id)
})

/** The user presses the keys on the first tab. */
test.each([
  ['{ArrowRight}', 'All', 'All', 'Current 3'],
  ['{ArrowLeft}', 'Past', 'Past', 'Current 3'],
  ['{End}', 'Past', 'Past', 'Current 3'],
  ['{End}{Home}', 'Current 3', 'Current 3', 'Current 3'],
  ['{End}{ArrowRight}', 'Current 3', 'Current 3', 'Current 3'],
  ['{ArrowRight}{Enter}', 'All', 'All', 'All'],
  ['{ArrowRight} ', 'All', 'All', 'All'],
])(
  '%s focuses the tab %s; the selected tab is then %s with automatic activation and %s with manual activation',
  async (keys, focusedTab, automaticSelection, manualSelection) => {
    for (const [activation, selectedTab] of [
      ['automatic', automaticSelection],
      ['manual', manualSelection],
    ] as const) {
      const user = userEvent.setup()
      const { unmount } = render(<StatefulTabs activation={activation} />)
      await user.tab()
      await user.keyboard(keys)
      expect(document.activeElement).toHaveAccessibleName(focusedTab)
      expect(findSelectedTab()).toHaveAccessibleName(selectedTab)
      unmount()
    }
  },
)

test('the Tab key moves the focus from the selected tab to its panel, and then to the element after the panel', async () => {
  const user = userEvent.setup()
  render(<StatefulTabs />)
  await user.tab()
  expect(findSelectedTab()).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('tabpanel')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('shows the panel of the clicked tab', async () => {
  const user = userEvent.setup()
  render(<StatefulTabs />)
  await user.click(screen.getByRole('tab', { name: 'Past' }))
  expect(screen.getByRole('tabpanel', { name: 'Past' })).toHaveTextContent('Panel of past')
})
