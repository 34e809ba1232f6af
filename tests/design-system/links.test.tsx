import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { TextLink } from '@/design-system/components/TextLink/TextLink'

/** A stand-in for the link of a router: renders `to` as `href`. A click calls `onClick` and `onFollow`. */
function RouterLink({
  to,
  onFollow,
  onClick,
  ...rest
}: { to: string; onFollow: (to: string) => void } & React.ComponentPropsWithRef<'a'>) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        onFollow(to)
      }}
    />
  )
}

test.each([
  ['TextLink', TextLink],
  ['ButtonLink', ButtonLink],
])(
  '%s passes its ref to the link in `render`, and a click calls the handlers of both',
  async (_name, Link) => {
    const user = userEvent.setup()
    const onFollow = vi.fn()
    const onClick = vi.fn()
    const ref = { current: null as HTMLAnchorElement | null }
    render(
      <Link ref={ref} onClick={onClick} render={<RouterLink to="/visits" onFollow={onFollow} />}>
        Visits
      </Link>,
    )
    const link = screen.getByRole('link', { name: 'Visits' })
    expect(link).toHaveAttribute('href', '/visits')
    expect(ref.current).toBe(link)
    await user.click(link)
    expect(onFollow).toHaveBeenCalledWith('/visits')
    expect(onClick).toHaveBeenCalledOnce()
  },
)

test('TextLink announces the new tab in its name, and gives the tab no `window.opener`', () => {
  render(
    <TextLink href="https://example.com" newTabLabel="opens in another tab">
      Help
    </TextLink>,
  )
  const link = screen.getByRole('link', { name: 'Help (opens in another tab)' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})
