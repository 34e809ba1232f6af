import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { Breadcrumb } from '@/design-system/components/Breadcrumb/Breadcrumb'

const renderBreadcrumb = (onSelect = vi.fn()) => {
  render(
    <Breadcrumb
      label="Path"
      items={[{ label: 'All files', onSelect }, { label: 'Plans', href: '#plans' }, { label: '2026' }]}
    />,
  )
  return { user: userEvent.setup(), onSelect, navigation: screen.getByRole('navigation', { name: 'Path' }) }
}

test('renders the path as an ordered list', () => {
  const { navigation } = renderBreadcrumb()
  expect(
    within(navigation)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['All files', 'Plans', '2026'])
})

test('marks the last item as the current page, and renders it without a link', () => {
  const { navigation } = renderBreadcrumb()
  const current = within(navigation).getByText('2026')
  expect(current).toHaveAttribute('aria-current', 'page')
  expect(within(navigation).getAllByRole('link')).toHaveLength(1)
  expect(within(navigation).queryByRole('link', { name: '2026' })).not.toBeInTheDocument()
})

test('renders an item with `href` as a link, and an item with `onSelect` as a button', async () => {
  const { user, onSelect, navigation } = renderBreadcrumb()
  expect(within(navigation).getByRole('link', { name: 'Plans' })).toHaveAttribute('href', '#plans')
  await user.click(within(navigation).getByRole('button', { name: 'All files' }))
  expect(onSelect).toHaveBeenCalledTimes(1)
})

/** Replaces the link component of a router, which takes `to` instead of `href`. */
function RouterLink({ to, ...rest }: { to: string } & ComponentProps<'a'>) {
  return <a {...rest} href={to} />
}

test('renders an item as its `render` element, such as the link of a router', () => {
  render(
    <Breadcrumb
      label="Trail"
      items={[{ label: 'Works', render: <RouterLink to="/works" /> }, { label: 'House' }]}
    />,
  )
  expect(screen.getByRole('link', { name: 'Works' })).toHaveAttribute('href', '/works')
})
