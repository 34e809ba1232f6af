import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Thumbnail } from '@/design-system/components/Thumbnail/Thumbnail'

test('an address is shown as a picture; what cannot be shown keeps its name', () => {
  render(<Thumbnail source="https://files.example/1.png" alt="Certificate" />)
  const picture = screen.getByRole('img', { name: 'Certificate' })
  expect(picture).toHaveAttribute('src', 'https://files.example/1.png')
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
  fireEvent.error(picture)
  expect(screen.getByRole('img', { name: 'Certificate' }).tagName).toBe('svg')
})

test('another address is tried anew after one that was broken', () => {
  const { rerender } = render(<Thumbnail source="https://files.example/1.png" alt="Certificate" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Thumbnail source="https://files.example/2.png" alt="Certificate" />)
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://files.example/2.png')
})

test('a file of this device has an address while it is shown, and no longer', () => {
  const made: string[] = []
  const given: string[] = []
  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = () => `blob:${made.push('made')}`
  URL.revokeObjectURL = (address) => void given.push(address)
  const { unmount } = render(<Thumbnail source={new File(['1'], 'page.png')} alt="Page" />)
  expect(screen.getByRole('img', { name: 'Page' })).toHaveAttribute('src', 'blob:1')
  unmount()
  expect(given).toEqual(['blob:1'])
  Object.assign(URL, { createObjectURL, revokeObjectURL })
})

test('words beside it say what it is: then it is nothing to be read', () => {
  const { container } = render(<Thumbnail source="" alt="" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})
