import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import timeline from '@/design-system/components/DayTimeline/DayTimeline.specimens'
import {
  chooseDayCount,
  drawDayColumns,
  findEndShare,
  listMonths,
} from '@/design-system/components/DayTimeline/day-timeline-model'
import { moveCell } from '@/design-system/components/DayTimeline/use-day-timeline-focus'

const renderSpecimen = (name: string) => {
  const specimen = timeline.specimens.find((candidate) => candidate.name === name)
  if (!specimen) throw new Error(`no specimen ${name}`)
  return render(specimen.render())
}
const getRow = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('[role=row]') as HTMLElement)

test('a row is described by its sentence, and only the active row has its days as cells', async () => {
  const user = userEvent.setup()
  renderSpecimen('rows')
  expect(screen.getByRole('rowheader', { name: 'Worker 2' })).toHaveAccessibleDescription(
    'Not covered from day 6 on.',
  )
  expect(getRow(/^Worker 1$/).getAllByRole('gridcell')).toHaveLength(15)
  expect(getRow(/^Worker 2$/).getAllByRole('gridcell')).toHaveLength(1)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(getRow(/^Worker 1$/).getAllByRole('gridcell')).toHaveLength(1)
  expect(getRow(/^Worker 2$/).getAllByRole('gridcell')).toHaveLength(15)
})

test('gives the grid, its rows and its cells their counts and positions', () => {
  renderSpecimen('rows')
  const grid = screen.getByRole('grid', { name: 'The next fortnight' })
  expect(grid).toHaveAttribute('aria-rowcount', '5')
  expect(grid).toHaveAttribute('aria-colcount', '16')
  expect(screen.getByRole('gridcell', { name: 'Worker 1 on day 14' })).toHaveAttribute('aria-colindex', '16')
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ])
})

test('is one tab stop with the controls of the active row', async () => {
  const user = userEvent.setup()
  renderSpecimen('rows')
  await user.tab()
  expect(screen.getByRole('rowheader', { name: 'Worker 1' })).toHaveFocus()
  await user.tab()
  expect(getRow(/^Worker 1$/).getByRole('button', { name: 'Renew' })).toHaveFocus()
  await user.tab()
  expect(document.body).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('rowheader', { name: 'Worker 1' })).toHaveFocus()
})

test('with an active day, Tab goes to the day first, and then out', async () => {
  const user = userEvent.setup()
  renderSpecimen('rows')
  await user.tab()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  await user.tab()
  expect(document.body).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('gridcell', { name: 'Worker 1 on day 1' })).toHaveFocus()
})

test('the text of a day is outside the rows, so that no row moves', async () => {
  const user = userEvent.setup()
  renderSpecimen('rows')
  expect(screen.getByText('Press a day to read about it.')).toBeVisible()
  await user.tab()
  await user.keyboard('{ArrowDown}{End}')
  expect(screen.getByText('Worker 2 on day 14').closest('[role=grid]')).toBeNull()
  expect(screen.queryByText('Press a day to read about it.')).not.toBeInTheDocument()
  await user.keyboard('{Home}')
  expect(screen.getByText('Press a day to read about it.')).toBeVisible()
})

test('a press on a day focuses it and shows its text', async () => {
  const user = userEvent.setup()
  renderSpecimen('rows')
  const track = document.querySelector('[data-track="1"]') as HTMLElement
  track.getBoundingClientRect = () => new DOMRect(100, 0, 280, 20)
  await user.pointer([{ keys: '[MouseLeft]', target: track, coords: { clientX: 100 + 20 * 3 + 5 } }])
  expect(screen.getByRole('gridcell', { name: 'Worker 2 on day 4' })).toHaveFocus()
  expect(screen.getByText('Worker 2 on day 4')).toBeVisible()
})

test('Enter acts on the cell with the focus, and not when a control has it', async () => {
  const user = userEvent.setup()
  renderSpecimen('rows')
  await user.tab()
  await user.keyboard('{ArrowDown}{End}{Enter}')
  expect(decodeURI(window.location.hash)).toBe('#Worker 2 13')
  window.location.hash = ''
  await user.tab()
  await user.keyboard('{Enter}')
  expect(window.location.hash).toBe('')
})

test('renders the visible rows of many, and all of them for printing', async () => {
  // jsdom has no layout. These are the heights of the scroll container and of each row.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(880)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(88)
  renderSpecimen('edge-many-rows')
  expect((await screen.findAllByRole('rowheader')).length).toBeLessThan(60)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByRole('rowheader')).toHaveLength(2000)
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(60)
})

test.each([
  ['ArrowUp', false, { row: 0, column: 3 }],
  ['ArrowDown', false, { row: 2, column: 3 }],
  ['ArrowLeft', false, { row: 1, column: 2 }],
  ['ArrowRight', false, { row: 1, column: 4 }],
  ['Home', false, { row: 1, column: 0 }],
  ['End', false, { row: 1, column: 15 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 29, column: 15 }],
  ['PageDown', false, { row: 11, column: 3 }],
  ['PageUp', false, { row: 0, column: 3 }],
  ['a', false, undefined],
])('%s (with Ctrl: %s) moves from the second row to %o', (key, ctrlKey, target) => {
  expect(moveCell({ row: 1, column: 3 }, { key, ctrlKey }, { rowCount: 30, dayCount: 14 })).toEqual(target)
})

test.each([
  [708, 30],
  [707, 21],
  [340, 14],
  [339, 10],
  [100, 10],
])('in %i px, %i days have the width to read and press them', (width, count) => {
  expect(chooseDayCount(width, [30, 21, 14, 10])).toBe(count)
})

test('names each month above its days', () => {
  const day = { id: '', name: '', number: '', month: '', label: '' }
  const days = ['nov', 'nov', 'dec', 'dec', 'dec', 'jan'].map((month, index) => ({
    ...day,
    id: String(index),
    month,
  }))
  expect(listMonths(days)).toEqual([
    { id: '0', name: 'nov', count: 2 },
    { id: '2', name: 'dec', count: 3 },
    { id: '5', name: 'jan', count: 1 },
  ])
})

test('draws a tint for today and for weekends', () => {
  const day = { id: '', name: '', number: '', month: '', label: '' }
  const drawing = drawDayColumns([{ ...day, isToday: true }, { ...day, isWeekend: true }, day, day])
  expect(drawing).toContain('var(--color-accent-tint) 0% 25%')
  expect(drawing).toContain('var(--color-sunken) 25% 50%')
  expect(drawing).toContain('transparent 50% 75%')
})

test('has a line at the end of a day, and none without an end', () => {
  const day = { id: '', name: '', number: '', month: '', label: '' }
  expect(findEndShare([day, day, { ...day, isEnd: true }, day])).toBe(0.75)
  expect(findEndShare([day])).toBeUndefined()
})
