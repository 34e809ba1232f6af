import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RowActions } from '@/design-system/components/RowActions/RowActions'
import type { RowAction } from '@/design-system/components/RowActions/row-action'

const draw = (...actions: RowAction[]) => {
  render(<RowActions subject="AB 123 CD" menuLabel="Actions" actions={actions} />)
  return userEvent.setup()
}

test('each button says what it does, and to which row', async () => {
  const edit = vi.fn()
  const remove = vi.fn()
  const user = draw({ label: 'Edit', run: edit }, { label: 'Remove', tone: 'danger', run: remove })
  expect(screen.getByRole('button', { name: 'Edit AB 123 CD' })).toHaveTextContent('Edit')
  await user.click(screen.getByRole('button', { name: 'Remove AB 123 CD' }))
  expect(remove).toHaveBeenCalledTimes(1)
  expect(edit).not.toHaveBeenCalled()
})

test('a refused action stays in reach, says why and does nothing', async () => {
  const run = vi.fn()
  const user = draw({ label: 'Edit', reason: 'Only what is pending.', run })
  await user.tab()
  const button = screen.getByRole('button', { name: 'Edit AB 123 CD' })
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleDescription('Only what is pending.')
  await user.keyboard('{Enter}')
  expect(run).not.toHaveBeenCalled()
})

test('more than two are a menu, which belongs to its row', async () => {
  const run = vi.fn()
  const user = draw(
    { label: 'See', run: () => {} },
    { label: 'Edit', run: () => {} },
    { label: 'Remove', tone: 'danger', reason: undefined, run },
  )
  await user.click(screen.getByRole('button', { name: 'Actions AB 123 CD' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  expect(run).toHaveBeenCalledTimes(1)
})

test('none draw nothing', () => {
  draw()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
