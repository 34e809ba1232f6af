import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import CatalogueScreen from '@/app/catalogue/CatalogueScreen'
import { specimenFiles } from '@/design-system/specimens'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'

afterEach(() => window.history.replaceState(null, '', '/'))

const open = (search = '') => {
  window.history.replaceState(null, '', `/catalogo${search}`)
  return render(
    <DesignSystemProvider>
      <CatalogueScreen />
    </DesignSystemProvider>,
  )
}

test('it lists every component, with a way to each', () => {
  open()
  const contents = screen.getByRole('navigation', { name: 'Componentes' })
  const links = within(contents).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(specimenFiles.map((file) => file.component))
  for (const link of links) {
    expect(document.querySelector(link.getAttribute('href') as string)).toHaveTextContent(
      link.textContent as string,
    )
  }
})

test('each specimen stands there in light and in dark', () => {
  open()
  const section = screen.getByRole('region', { name: 'Button' })
  const buttons = within(section).getAllByRole('button', { name: 'Save changes' })
  expect(buttons.map((button) => button.closest('[data-theme]')?.getAttribute('data-theme'))).toEqual([
    'light',
    'dark',
  ])
})

test('the address shows one specimen alone, in the theme that it asks for, and cleans up', () => {
  const { unmount } = open('?specimen=Button/primary&theme=dark')
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Save changes'])
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  unmount()
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})

test('each link of a specimen leads to it alone', () => {
  open()
  const link = screen.getByRole('link', { name: 'Oscuro: Ver Button/primary a solas' })
  expect(link).toHaveAttribute('href', '?specimen=Button%2Fprimary&theme=dark')
})

test('without a theme the system decides, and an unknown theme is none', () => {
  open('?specimen=Button/primary&theme=sepia')
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})

test.each(['Button/none', 'Nothing/primary', '', 'Button'])('"%s" is no specimen', (address) => {
  open(`?specimen=${address}`)
  expect(screen.getByText('No hay ninguna variante con ese nombre.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Volver al catálogo' })).toHaveAttribute('href', '?')
})
