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
const draw = (props: { count: number; total?: number; max?: number }) =>
  render(
    <AvatarGroup
      label="Guests"
      people={people.slice(0, props.count)}
      total={props.total}
      max={props.max}
      moreLabel={(hidden) => `and ${hidden} more`}
    />,
  )
const faces = () => within(screen.getByRole('list', { name: 'Guests' })).getAllByRole('img')

test('renders an avatar with a name for each person up to the limit', () => {
  draw({ count: 5 })
  expect(faces().map((face) => face.getAttribute('aria-label'))).toEqual([
    'Ana Ruiz',
    'Juan Pérez',
    'Sofía Núñez',
    'Luis Ortiz',
    'Eva Paz',
  ])
  expect(screen.queryByText(/more/)).not.toBeInTheDocument()
})

test('renders at most five avatars, and the number of the other people', () => {
  draw({ count: 7 })
  expect(faces()).toHaveLength(5)
  expect(screen.getByText('+ 2')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('and 2 more')).toBeInTheDocument()
})

test('counts people of the total who are not in the list', () => {
  draw({ count: 3, total: 48 })
  expect(faces()).toHaveLength(3)
  expect(screen.getByText('+ 45')).toBeInTheDocument()
})

test('renders at most `max` avatars', () => {
  draw({ count: 7, max: 2 })
  expect(faces()).toHaveLength(2)
  expect(screen.getByText('+ 5')).toBeInTheDocument()
})
