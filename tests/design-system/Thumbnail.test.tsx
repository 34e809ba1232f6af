import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Thumbnail } from '@/design-system/components/Thumbnail/Thumbnail'
import { replaceObjectUrls } from '../support/replace-object-urls'

test('shows the image of a URL, and an icon with the same accessible name after the image fails to load', () => {
  render(<Thumbnail source="https://files.example/1.png" alt="Certificate" />)
  const image = screen.getByRole('img', { name: 'Certificate' })
  expect(image).toHaveAttribute('src', 'https://files.example/1.png')
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer')
  fireEvent.error(image)
  expect(screen.getByRole('img', { name: 'Certificate' }).tagName).toBe('svg')
})

test('shows the image of a new URL after the image of the previous URL failed to load', () => {
  const { rerender } = render(<Thumbnail source="https://files.example/1.png" alt="Certificate" />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Thumbnail source="https://files.example/2.png" alt="Certificate" />)
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://files.example/2.png')
})

test('does not show the icon for a missing image while a local file has no object URL yet', () => {
  const markup = renderToStaticMarkup(<Thumbnail source={new File(['1'], 'page.png')} alt="Page" />)
  expect(markup).not.toContain('<svg')
})

test('revokes the object URL of a local file on unmount', () => {
  let urlCount = 0
  const revokedUrls: string[] = []
  replaceObjectUrls({
    createObjectURL: () => {
      urlCount += 1
      return `blob:${urlCount}`
    },
    revokeObjectURL: (url) => void revokedUrls.push(url),
  })
  const { unmount } = render(<Thumbnail source={new File(['1'], 'page.png')} alt="Page" />)
  expect(screen.getByRole('img', { name: 'Page' })).toHaveAttribute('src', 'blob:1')
  unmount()
  expect(revokedUrls).toEqual(['blob:1'])
})

test('hides the icon for a missing image from screen readers if `alt` is empty', () => {
  const { container } = render(<Thumbnail source="" alt="" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})
