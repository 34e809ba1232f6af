import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Timeline } from '@/design-system/components/Timeline/Timeline'

test('is an ordered list that keeps the order of the events, with their times and details', () => {
  render(
    <Timeline
      aria-label="History"
      items={[
        {
          id: 2,
          content: (
            <>
              Sent on <time dateTime="2026-03-12T10:20:00-03:00">12-03-2026</time>
            </>
          ),
        },
        { id: 1, tone: 'danger', content: 'Rejected:', detail: 'The signature is missing.' },
        { id: 3, isAhead: true, content: 'To be decided' },
      ]}
    />,
  )
  const list = screen.getByRole('list', { name: 'History' })
  expect(list.tagName).toBe('OL')
  const events = within(list).getAllByRole('listitem')
  expect(events.map(({ textContent }) => textContent)).toEqual([
    'Sent on 12-03-2026',
    'Rejected:The signature is missing.',
    'To be decided',
  ])
  expect(within(list).getByText('12-03-2026')).toHaveAttribute('datetime', '2026-03-12T10:20:00-03:00')
})
