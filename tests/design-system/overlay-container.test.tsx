import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Menu } from '@/design-system/components/Menu/Menu'
import { Question } from '@/design-system/components/Question/Question'
import { Tooltip } from '@/design-system/components/Tooltip/Tooltip'
import { getOverlayContainer } from '@/design-system/overlay-container'

const buildQuestion = () => (
  <Question
    open
    title="Delete it?"
    confirmLabel="Yes"
    cancelLabel="No"
    onConfirm={vi.fn()}
    onCancel={vi.fn()}
  />
)

test.each([
  ['a dialog', buildQuestion, () => screen.findByRole('alertdialog')],
  [
    'a menu',
    () => <Menu label="Actions" items={[{ label: 'Edit', onSelect: vi.fn() }]} />,
    async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
      return screen.findByRole('menu')
    },
  ],
  [
    'a tooltip',
    () => (
      <Tooltip content="Until the day before">
        <button type="button">When?</button>
      </Tooltip>
    ),
    async () => {
      await userEvent.tab()
      return screen.findByRole('tooltip')
    },
  ],
])(
  '%s is in the container of overlays, and React does not listen to the events of the body',
  async (_name, build, open) => {
    const listen = vi.spyOn(document.body, 'addEventListener')
    render(build())
    expect(getOverlayContainer()).toContainElement(await open())
    expect(listen.mock.calls.map(([type]) => type)).not.toContain('mouseout')
  },
)

test('an empty container moves to the end of the body, even if it was removed', () => {
  const container = getOverlayContainer()
  container.remove()
  const { unmount } = render(buildQuestion())
  expect(container).toContainElement(screen.getByRole('alertdialog'))
  unmount()
  render(<p>The page</p>)
  expect(document.body.lastElementChild).not.toBe(container)
  render(buildQuestion())
  expect(document.body.lastElementChild).toBe(container)
})

test('a container with an open dialog does not move', () => {
  render(buildQuestion())
  render(<p>The page</p>)
  const position = getOverlayContainer().compareDocumentPosition(screen.getByText('The page'))
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
