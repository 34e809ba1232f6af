import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { AppShell } from '@/design-system/components/AppShell/AppShell'
import { AuthLayout } from '@/design-system/components/AuthLayout/AuthLayout'
import { Footer } from '@/design-system/components/Footer/Footer'
import { PageHeader } from '@/design-system/components/PageHeader/PageHeader'
import { Sidebar } from '@/design-system/components/Sidebar/Sidebar'
import { SkipLink } from '@/design-system/components/SkipLink/SkipLink'
import { TopBar } from '@/design-system/components/TopBar/TopBar'

const items = [
  { label: 'Visits', icon: <svg aria-hidden="true" />, href: '/visits', isCurrent: true, badge: 'NEW' },
  { label: 'Movements', icon: <svg aria-hidden="true" />, href: '/movements', isCurrent: false },
]

/** A stand-in for the link of a router. `rest` contains the text of the link. */
const RouterLink = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a {...rest} href={to} />

const renderShell = () =>
  render(
    <AppShell
      mainId="content"
      skipLink={<SkipLink targetId="content">Skip to the content</SkipLink>}
      header={<TopBar menuButton={<button type="button">Sections</button>} start="Logo" end="User" />}
      nav={<Sidebar label="Sections" items={items} />}
      footer={<Footer>Version 1.0</Footer>}
    >
      <PageHeader title="Visits" />
    </AppShell>,
  )

test('renders each landmark of the shell once, in reading order', () => {
  renderShell()
  const landmarks = ['banner', 'navigation', 'main', 'contentinfo'].map((role) => screen.getByRole(role))
  for (const [index, landmark] of landmarks.entries()) {
    const nextLandmark = landmarks[index + 1]
    if (nextLandmark)
      expect(landmark.compareDocumentPosition(nextLandmark)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
  expect(screen.getByRole('banner')).toHaveTextContent('SectionsLogoUser')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Version 1.0')
})

test('the first tab stop of the shell is the skip link; Enter on it focuses the content, and keeps the URL', async () => {
  const user = userEvent.setup()
  renderShell()
  await user.tab()
  const skipLink = screen.getByRole('link', { name: 'Skip to the content' })
  expect(skipLink).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
  expect(window.location.hash).toBe('')
})

test('marks the sidebar link of the current page, and includes the badge in the accessible name of the link', () => {
  render(<Sidebar label="Sections" items={items} />)
  const navigation = screen.getByRole('navigation', { name: 'Sections' })
  expect(within(navigation).getAllByRole('listitem')).toHaveLength(2)
  expect(within(navigation).getByRole('link', { current: 'page' })).toHaveAccessibleName('Visits NEW')
  expect(within(navigation).getByRole('link', { name: 'Movements' })).toHaveAttribute('href', '/movements')
})

test('the sidebar renders the links of `renderLink`; a click on a link calls `onChoose`', async () => {
  const onChoose = vi.fn()
  const onNavigate = vi.fn((event: React.MouseEvent) => event.preventDefault())
  render(
    <Sidebar
      label="Sections"
      items={items}
      onChoose={onChoose}
      renderLink={({ href }) => <RouterLink to={`/app${href}`} onClick={onNavigate} />}
    />,
  )
  const link = screen.getByRole('link', { name: 'Movements' })
  expect(link).toHaveAttribute('href', '/app/movements')
  await userEvent.click(link)
  expect(onNavigate).toHaveBeenCalledOnce()
  expect(onChoose).toHaveBeenCalledOnce()
})

test('renders a focusable page heading after the back link and before the actions', () => {
  const title = createRef<HTMLHeadingElement>()
  render(
    <PageHeader
      title="Visits"
      titleRef={title}
      description="The visitors."
      back={<a href="/home">Back</a>}
      actions={<button type="button">New</button>}
    />,
  )
  title.current?.focus()
  const heading = screen.getByRole('heading', { level: 1, name: 'Visits' })
  expect(heading).toHaveFocus()
  const back = screen.getByRole('link', { name: 'Back' })
  expect(back.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(heading.compareDocumentPosition(screen.getByRole('button'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('AuthLayout renders its content in `main`, its brand in the banner and its footer as `contentinfo`', () => {
  render(
    <AuthLayout mainId="content" scene={<svg aria-hidden="true" />} brand="The Willows" footer="Help">
      <h1>Welcome</h1>
    </AuthLayout>,
  )
  expect(screen.getByRole('main')).toHaveTextContent(/^Welcome$/)
  expect(screen.getByRole('banner')).toHaveTextContent('The Willows')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Help')
})
