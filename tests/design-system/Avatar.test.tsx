import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from '@/design-system/components/Avatar/Avatar'
import { getInitials } from '@/design-system/components/Avatar/initials'

test.each([
  ['María del Valle', 'MV'],
  ['ñandú', 'Ñ'],
  ['  Juan   Ignacio  Pérez ', 'JP'],
  ['(Ana) "Nita" Ruiz', 'AR'],
  ['𝒜lba Ruiz', '𝒜R'],
  ['', ''],
  ['--', ''],
])('shortens the name "%s" to the initials "%s"', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})

test('renders the initials, with the name as label, if there is no picture', () => {
  render(<Avatar name="Ana Ruiz" />)
  expect(screen.getByRole('img', { name: 'Ana Ruiz' })).toHaveTextContent('AR')
})

test('shows the initials if the picture fails to load, and tries again when `src` changes', () => {
  const { container, rerender } = render(<Avatar name="Ana Ruiz" src="/gone.jpg" />)
  const findPicture = () => container.querySelector('img')
  expect(screen.getByRole('img', { name: 'Ana Ruiz' })).not.toHaveTextContent('AR')

  fireEvent.error(findPicture() as Element)
  expect(findPicture()).toBeNull()
  expect(screen.getByRole('img', { name: 'Ana Ruiz' })).toHaveTextContent('AR')

  rerender(<Avatar name="Ana Ruiz" src="/other.jpg" />)
  expect(findPicture()).toHaveAttribute('src', '/other.jpg')
})

test('hides a decorative avatar from screen readers', () => {
  render(<Avatar name="Ana Ruiz" isDecorative />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('AR')).toHaveAttribute('aria-hidden', 'true')
})
