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

test('the container is added again if it was removed from the page', () => {
  getOverlayContainer().remove()
  render(buildQuestion())
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
})
