import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Tooltip } from '@/design-system/components/Tooltip/Tooltip'

afterEach(() => vi.useRealTimers())

const renderTooltip = () =>
  render(
    <>
      <Tooltip content="Until the day before">
        <button type="button">When?</button>
      </Tooltip>
      <button type="button">Next</button>
    </>,
  )

test('opens on keyboard focus, describes the control, and closes on blur', async () => {
  const user = userEvent.setup()
  renderTooltip()
  await user.tab()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Until the day before')
  expect(screen.getByRole('button', { name: 'When?' })).toHaveAccessibleDescription('Until the day before')

  await user.tab()
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'When?' })).not.toHaveAttribute('aria-describedby')
})

test('closes when Escape is pressed, and leaves the focus on the control', async () => {
  const user = userEvent.setup()
  renderTooltip()
  await user.tab()
  await screen.findByRole('tooltip')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'When?' })).toHaveFocus()
})

test('opens after the mouse rests on the control, and stays open until the mouse leaves the popup', async () => {
  const user = userEvent.setup({ delay: null })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderTooltip()
  await user.hover(screen.getByRole('button', { name: 'When?' }))
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(200))

  const tooltip = await screen.findByRole('tooltip')
  await user.hover(tooltip)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(tooltip).toBeInTheDocument()

  await user.unhover(tooltip)
  await act(() => vi.advanceTimersByTimeAsync(200))
  await waitFor(() => expect(tooltip).not.toBeInTheDocument())
})

test('closes when the control is pressed', async () => {
  const user = userEvent.setup()
  renderTooltip()
  await user.tab()
  await screen.findByRole('tooltip')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
})

test('closes when its control scrolls out of view, and stays open while the control is visible', async () => {
  const user = userEvent.setup()
  renderTooltip()
  await user.tab()
  const tooltip = await screen.findByRole('tooltip')
  const elementAtCenter = vi.fn<() => Element | null>(() => screen.getByRole('button', { name: 'When?' }))
  document.elementFromPoint = elementAtCenter
  try {
    fireEvent.scroll(document)
    expect(elementAtCenter).toHaveBeenCalledOnce()
    await act(async () => {})
    expect(tooltip).toBeInTheDocument()
    // A bar of the page covers the control now.
    elementAtCenter.mockReturnValue(document.body)
    fireEvent.scroll(document)
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  } finally {
    Reflect.deleteProperty(document, 'elementFromPoint')
  }
})

test('renders no popup and no description without content', async () => {
  const user = userEvent.setup()
  render(
    <Tooltip>
      <button type="button">Plain</button>
    </Tooltip>,
  )
  await user.tab()
  expect(screen.getByRole('button')).toHaveFocus()
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-describedby')
})

test('renders the popup inside an open dialog, because the dialog is in the top layer', async () => {
  const user = userEvent.setup()
  render(
    <dialog open aria-label="Question">
      <button type="button">No</button>
      <Tooltip content="Why">
        <button type="button">Yes</button>
      </Tooltip>
    </dialog>,
  )
  await user.tab()
  await user.tab()
  expect(screen.getByRole('dialog')).toContainElement(await screen.findByRole('tooltip'))
})

test('calls the `onFocus` of the child, and adds the content to the description of the child', async () => {
  const user = userEvent.setup()
  const onFocus = vi.fn()
  render(
    <>
      <p id="own">Own words.</p>
      <Tooltip content="More words.">
        <button type="button" onFocus={onFocus} aria-describedby="own">
          Send
        </button>
      </Tooltip>
    </>,
  )
  await user.tab()
  await screen.findByRole('tooltip')
  expect(onFocus).toHaveBeenCalledOnce()
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Own words. More words.')
})

test('in a dialog, opens only if the focus comes from inside the dialog', async () => {
  const user = userEvent.setup()
  render(
    <dialog open>
      <Tooltip content="Until the day before">
        <button type="button">When?</button>
      </Tooltip>
      <button type="button">Next</button>
    </dialog>,
  )
  await user.tab()
  expect(screen.getByRole('button', { name: 'When?' })).toHaveFocus()
  await act(async () => {})
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()

  await user.tab()
  await user.tab({ shift: true })
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Until the day before')
})
