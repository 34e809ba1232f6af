import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Drawer } from '@/design-system/components/Drawer/Drawer'

function Screen() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Sections
      </button>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)} title="Sections" closeLabel="Close" footer="1.0">
        <nav>
          <a href="#one">One</a>
          <a href="#two" aria-current="page">
            Two
          </a>
        </nav>
      </Drawer>
    </>
  )
}

test('focus starts at the current page and returns to the button that opened it', async () => {
  const user = userEvent.setup()
  render(<Screen />)
  await user.click(screen.getByRole('button', { name: 'Sections' }))
  expect(screen.getByRole('dialog', { name: 'Sections' })).toHaveTextContent('1.0')
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Sections' })).toHaveFocus()
})

test.each(['the close button', 'the scrim'])('%s closes it', async (way) => {
  const user = userEvent.setup()
  render(<Screen />)
  await user.click(screen.getByRole('button', { name: 'Sections' }))
  await user.click(
    way === 'the scrim' ? screen.getByRole('dialog') : screen.getByRole('button', { name: 'Close' }),
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
