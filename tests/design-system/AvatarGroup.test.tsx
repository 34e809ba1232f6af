import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AvatarGroup } from '@/design-system/components/AvatarGroup/AvatarGroup'

const people = [
  'Ana Ruiz',
  'Juan Pérez',
  'Sofía Núñez',
  'Luis Ortiz',
  'Eva Paz',
  'Iván Sosa',
  'Lola Gil',
].map((name, id) => ({ id, name }))
const renderGroup = (props: { count: number; total?: number; max?: number }) =>
  render(
    <AvatarGroup
      label="Guests"
      people={people.slice(0, props.count)}
      total={props.total}
      max={props.max}
      getMoreLabel={(hiddenCount) => `and ${hiddenCount} more`}
    />,
  )
const getAvatars = () => within(screen.getByRole('list', { name: 'Guests' })).getAllByRole('img')

test('renders an avatar with a name for each person, if there are at most five', () => {
  renderGroup({ count: 5 })
  expect(getAvatars().map((avatar) => avatar.getAttribute('aria-label'))).toEqual([
    'Ana Ruiz',
    'Juan Pérez',
    'Sofía Núñez',
    'Luis Ortiz',
    'Eva Paz',
  ])
  expect(screen.queryByText(/more/)).not.toBeInTheDocument()
})

test('renders at most five avatars, and the number of people without an avatar', () => {
  renderGroup({ count: 7 })
  expect(getAvatars()).toHaveLength(5)
  expect(screen.getByText('+ 2')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('and 2 more')).toBeInTheDocument()
})

test('subtracts the avatars from the `total` to count the people without an avatar', () => {
  renderGroup({ count: 3, total: 48 })
  expect(getAvatars()).toHaveLength(3)
  expect(screen.getByText('+ 45')).toBeInTheDocument()
})

test('renders at most `max` avatars, and the number of people without an avatar', () => {
  renderGroup({ count: 7, max: 2 })
  expect(getAvatars()).toHaveLength(2)
  expect(screen.getByText('+ 5')).toBeInTheDocument()
})
