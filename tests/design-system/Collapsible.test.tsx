import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Collapsible } from '@/design-system/components/Collapsible/Collapsible'

test('opens by a click on the summary, and closes by a second click', async () => {
  const user = userEvent.setup()
  render(
    <Collapsible summary="More filters">
      <p>By plate</p>
    </Collapsible>,
  )
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
  await user.click(screen.getByText('More filters'))
  expect(screen.getByRole('group')).toHaveAttribute('open')
  expect(screen.getByText('By plate')).toBeVisible()
  await user.click(screen.getByText('More filters'))
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
})

test('starts open with the `open` prop', () => {
  render(
    <Collapsible summary="More filters" open>
      <p>By plate</p>
    </Collapsible>,
  )
  expect(screen.getByText('By plate')).toBeVisible()
})
