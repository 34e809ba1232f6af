import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MaskedText } from '@/design-system/components/MaskedText/MaskedText'
import { createUser } from '../support/create-user'

const labels = {
  showLabel: (ending: string) => `Number ending in ${ending}: show`,
  hideLabel: (value: string) => `Number ${value}: hide`,
}

test('shows the last three characters, and the whole text after a press until the next one', async () => {
  const user = createUser()
  render(<MaskedText value="30999881" {...labels} />)
  const button = screen.getByRole('button', { name: 'Number ending in 881: show' })
  expect(screen.getByText('••• 881')).toBeVisible()
  expect(screen.queryByText('30999881')).not.toBeInTheDocument()
  await user.click(button)
  expect(screen.getByRole('button', { name: 'Number 30999881: hide' })).toHaveTextContent(/^30999881$/)
  await user.click(button)
  expect(button).toHaveAccessibleName('Number ending in 881: show')
})

test('masks a short text as a whole', () => {
  render(<MaskedText value="12345" {...labels} />)
  expect(screen.getByText('•••')).toBeVisible()
  expect(screen.getByRole('button')).toHaveAccessibleName('Number ending in : show')
})

test('is masked again after the user has left', async () => {
  const user = createUser()
  const view = render(<MaskedText key="first" value="30999881" {...labels} />)
  await user.click(screen.getByRole('button'))
  view.rerender(<MaskedText key="second" value="30999881" {...labels} />)
  expect(screen.getByText('••• 881')).toBeVisible()
})
