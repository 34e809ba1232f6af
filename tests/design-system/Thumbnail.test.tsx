import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Thumbnail } from '@/design-system/components/Thumbnail/Thumbnail'

test('shows the picture of a URL, and a named icon for a broken picture', () => {
  render(<Thumbnail source="https://files.example/1.png" alt="Certificate" />)
  const picture = screen.getByRole('img', { name: 'Certificate' })
  expect(picture).toHaveAttribute('src', 'https://files.example/1.png')
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
  fireEvent.error(picture)
  expect(screen.getByRole('img', { name: 'Certificate' }).tagName).toBe('svg')
})

test('loads a new URL after a broken picture', () => {
  const { rerender } = render(<Thumbnail source="https://files.example/1.png" alt="Certificate" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Thumbnail source="https://files.example/2.png" alt="Certificate" />)
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://files.example/2.png')
})

test('revokes the object URL of a local file on unmount', () => {
  let urlCount = 0
  const revokedUrls: string[] = []
  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = () => {
    urlCount += 1
    return `blob:${urlCount}`
  }
  URL.revokeObjectURL = (address) => void revokedUrls.push(address)
  const { unmount } = render(<Thumbnail source={new File(['1'], 'page.png')} alt="Page" />)
  expect(screen.getByRole('img', { name: 'Page' })).toHaveAttribute('src', 'blob:1')
  unmount()
  expect(revokedUrls).toEqual(['blob:1'])
  Object.assign(URL, { createObjectURL, revokeObjectURL })
})

test('hides the icon from screen readers if `alt` is empty', () => {
  const { container } = render(<Thumbnail source="" alt="" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})
