import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { FilterPanel } from '@/design-system/components/FilterPanel/FilterPanel'

const labels = { label: 'Filters', showLabel: 'Show filters', hideLabel: 'Hide filters' }

const renderPanel = (props: Partial<ComponentProps<typeof FilterPanel>> = {}) => {
  render(
    <FilterPanel {...labels} {...props}>
      <input aria-label="Plate" />
    </FilterPanel>,
  )
  return { user: userEvent.setup(), panel: screen.getByRole('search', { name: 'Filters' }) }
}

test('the button shows or hides the filters, and its label names the action of the next click', async () => {
  const { user, panel } = renderPanel({ startsOpen: false })
  const button = within(panel).getByRole('button', { name: 'Show filters' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('textbox', { name: 'Plate' })).not.toBeInTheDocument()
  await user.click(button)
  expect(button).toHaveAccessibleName('Hide filters')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(button).toHaveAttribute('aria-controls', screen.getByLabelText('Plate').parentElement?.id)
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('textbox', { name: 'Plate' })).not.toBeInTheDocument()
  expect(button).toHaveFocus()
})

test('mounts the filters only when the panel is first open', async () => {
  const { user } = renderPanel({ startsOpen: false })
  expect(screen.queryByLabelText('Plate')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show filters' }))
  await user.click(screen.getByRole('button', { name: 'Hide filters' }))
  expect(screen.getByLabelText('Plate')).toBeInTheDocument()
})

test('keeps the text of a filter while the filters are hidden', async () => {
  const { user } = renderPanel({ startsOpen: true })
  await user.type(screen.getByRole('textbox', { name: 'Plate' }), 'AB 123')
  await user.click(screen.getByRole('button', { name: 'Hide filters' }))
  await user.click(screen.getByRole('button', { name: 'Show filters' }))
  expect(screen.getByRole('textbox', { name: 'Plate' })).toHaveValue('AB 123')
})

test.each([
  [true, 'Hide filters'],
  [false, 'Show filters'],
])('shows the filters at first only on wide screens (wide: %j)', (isWide, name) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isWide } as MediaQueryList)
  renderPanel()
  expect(screen.getByRole('button', { name })).toBeVisible()
})

test('renders the result as a status from the first rendering on, so that screen readers announce its changes', () => {
  renderPanel({ result: '12 results' })
  expect(screen.getByRole('status')).toHaveTextContent('12 results')
})

test('has an empty status while the number of results is unknown', () => {
  renderPanel({ result: '' })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('has no status if the prop `result` is absent', () => {
  renderPanel()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('the clear button and the refresh button also work while the filters are hidden', async () => {
  const clear = vi.fn()
  const refresh = vi.fn()
  const { user } = renderPanel({
    startsOpen: false,
    clear: { label: 'Clear filters', run: clear },
    refresh: { label: 'Refresh', run: refresh },
  })
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect([clear.mock.calls.length, refresh.mock.calls.length]).toEqual([1, 1])
})

test('marks the refresh button as busy, describes the disabled clear button by the reason, and ignores clicks', async () => {
  const run = vi.fn()
  const { user } = renderPanel({
    clear: { label: 'Clear filters', run, disabledReason: 'No filter is set.' },
    refresh: { label: 'Refresh', run, isBusy: true },
  })
  const clear = screen.getByRole('button', { name: 'Clear filters' })
  expect(clear).toHaveAccessibleDescription('No filter is set.')
  expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'true')
  await user.click(clear)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(run).not.toHaveBeenCalled()
})
