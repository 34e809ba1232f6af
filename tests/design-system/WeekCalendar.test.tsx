import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { WeekCalendar } from '@/design-system/components/WeekCalendar/WeekCalendar'
import weekCalendar from '@/design-system/components/WeekCalendar/WeekCalendar.specimens'

const renderSpecimen = (name: string) => {
  const specimen = weekCalendar.specimens.find((candidate) => candidate.name === name)
  if (!specimen) throw new Error(`no specimen ${name}`)
  return render(specimen.render())
}

const getDay = (name: string) => within(screen.getByRole('group', { name }))

test('reads the items of each day in the order of the hours, each with its whole text', () => {
  renderSpecimen('week')
  const names = getDay('tue 17')
    .getAllByRole('link')
    .map((link) => link.title)
  expect(names.slice(0, 4)).toEqual([
    'Grandparents',
    'Plumber, 9 to 13',
    'Painter, 11 to 18',
    'Yoga, 15 to 16',
  ])
  expect(getDay('tue 17').getByRole('link', { name: 'Plumber, 9 to 13' })).toBeVisible()
  expect(getDay('fri 20').getByRole('link', { name: /would be refused/ })).toHaveAttribute(
    'data-edge',
    'danger',
  )
})

test('offers the free hours of a day from its first free hour, and none of a past day', () => {
  renderSpecimen('week')
  const freeHours = within(getDay('tue 17').getByRole('list', { name: 'Free hours' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'))
  expect(freeHours).toEqual(['New on tue 17 at 18:00', 'New on tue 17 at 19:00', 'New on tue 17 at 20:00'])
  expect(getDay('mon 16').queryByRole('list', { name: 'Free hours' })).not.toBeInTheDocument()
})

test('is one tab stop', async () => {
  const user = userEvent.setup()
  renderSpecimen('week')
  await user.tab()
  expect(screen.getByRole('link', { name: 'Grandparents' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(screen.getByRole('link', { name: 'New on wed 18 at 9:00' })).toHaveFocus()
  await user.tab()
  expect(document.body).toHaveFocus()
  await user.tab({ shift: true })
  expect(screen.getByRole('link', { name: 'New on wed 18 at 9:00' })).toHaveFocus()
})

test('shows 200 items of one hour as one and a button for the others', async () => {
  const user = userEvent.setup()
  const onMore = vi.fn<(dayId: string) => void>()
  const items = Array.from({ length: 200 }, (_, index) => ({
    id: index,
    title: `Guest ${index}`,
    label: `Guest ${index}`,
    start: 540,
    end: 600,
    render: <a href={`#${index}`}>guest</a>,
  }))
  render(
    <WeekCalendar
      label="Week"
      days={[{ id: 'mon', name: 'mon', number: '16', label: 'Monday', items }]}
      onMore={onMore}
      renderHour={() => <a href="#new">new</a>}
      labels={{
        allDay: 'All day',
        freeHours: 'Free hours',
        freeHour: String,
        hour: String,
        more: (count) => `+${count} more`,
        moreOf: (count, day) => `+${count} more on ${day}`,
        printedItems: 'What does not fit',
      }}
    />,
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '+199 more on Monday' }))
  expect(onMore).toHaveBeenCalledWith('mon')
  // Paper cannot be pressed, so that the hidden items and those in narrow blocks follow as text.
  expect(screen.queryByText('What does not fit')).not.toBeInTheDocument()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const printed = screen.getByText('What does not fit').parentElement as HTMLElement
  expect(within(printed).getAllByText(/^Guest \d+$/)).toHaveLength(200)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText('What does not fit')).not.toBeInTheDocument()
})

test('on paper, only items whose blocks are too small for their texts follow as text', () => {
  renderSpecimen('week')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  // Yoga lasts an hour beside another item; alone, an hour has room for its text.
  const printed = screen.getByText('What does not fit').parentElement as HTMLElement
  expect(printed).toHaveTextContent(/^What does not fittue 17 Yoga, 15 to 16$/)
})
