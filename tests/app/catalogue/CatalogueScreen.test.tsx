import { render, screen, within } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { CatalogueScreen } from '@/app/catalogue/CatalogueScreen'
import { specimenFiles } from '@/design-system/specimens'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import { patternFiles } from '@/patterns/specimens'

afterEach(() => window.history.replaceState(null, '', '/'))

const open = (search = '') => {
  window.history.replaceState(null, '', `/catalogo${search}`)
  return render(
    <DesignSystemProvider>
      <BrowserRouter>
        <CatalogueScreen />
      </BrowserRouter>
    </DesignSystemProvider>,
  )
}

const themesOf = (elements: HTMLElement[]) =>
  elements.map((element) => element.closest('[data-theme]')?.getAttribute('data-theme'))

describe('the index', () => {
  test('leads to every component and every pattern, in groups with names', () => {
    open()
    const links = within(screen.getByRole('main')).getAllByRole('link')
    const names = [...specimenFiles, ...patternFiles].map(({ component }) => component)
    expect(links.map((link) => link.textContent).sort()).toEqual(names.sort())
    expect(screen.getByRole('link', { name: 'Button' })).toHaveAttribute('href', '/catalogo?component=Button')
    const controls = screen.getByRole('region', { name: 'Controles' })
    expect(within(controls).getByRole('link', { name: 'SegmentedControl' })).toBeInTheDocument()
  })
})

describe('the page of a component', () => {
  test('shows each specimen in light and in dark, and leads to it alone', () => {
    open('?component=Button')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Button')
    const buttons = screen.getAllByRole('button', { name: 'Save changes' })
    expect(themesOf(buttons)).toEqual(['light', 'dark'])
    expect(screen.getByRole('link', { name: 'Oscuro: Ver Button/primary a solas' })).toHaveAttribute(
      'href',
      '/catalogo?specimen=Button%2Fprimary&theme=dark',
    )
    expect(screen.getByRole('link', { name: 'Todo el catálogo' })).toHaveAttribute('href', '/catalogo')
  })

  test('shows them in high contrast where the address asks for it', () => {
    open('?component=Button&contrast=more')
    const buttons = screen.getAllByRole('button', { name: 'Save changes' })
    expect(themesOf(buttons)).toEqual(['light-contrast', 'dark-contrast'])
    expect(screen.getByRole('link', { name: 'Contraste normal' })).toHaveAttribute(
      'href',
      '/catalogo?component=Button',
    )
  })

  test('tells what its keys do', () => {
    open('?component=SegmentedControl')
    const section = screen.getByRole('region', { name: 'Teclado' })
    expect(within(section).getByText('Espacio')).toHaveProperty('tagName', 'DT')
    expect(
      within(section).getByText('Elige la primera opción si no hay ninguna elegida.'),
    ).toBeInTheDocument()
  })

  test('tells its props from the comments beside them: type, default, sentence', () => {
    open('?component=Stack')
    expect(
      screen.getByText('Ordena elementos uno debajo del otro, a la misma distancia.'),
    ).toBeInTheDocument()
    const section = screen.getByRole('region', { name: 'Propiedades' })
    const gap = within(section).getByText('gap').closest('div') as HTMLElement
    expect(gap).toHaveTextContent('number · por omisión 4')
    expect(gap).toHaveTextContent('Distance between neighbours in steps of 4 px.')
    expect(within(section).getByText("'center' | 'end' | 'start' | 'stretch'")).toBeInTheDocument()
  })

  test('says when to use a pattern and when not', () => {
    open('?component=Page')
    const usage = within(screen.getByRole('region', { name: 'Uso' }))
    expect(usage.getByText('Cuándo usarlo').nextSibling).toHaveTextContent(/^En cada pantalla/)
    expect(usage.getByText('Cuándo no').nextSibling).toHaveTextContent(/^Dentro de un diálogo/)
  })

  test('says which of its specimens cover the page', () => {
    open('?component=AppShell')
    expect(screen.getAllByText('Cubre toda la página, así que se ve a solas.').length).toBeGreaterThan(0)
  })

  test('that does not exist leads back', () => {
    open('?component=Nothing')
    expect(screen.getByText('No hay nada con ese nombre.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Volver al catálogo' })).toHaveAttribute('href', '/catalogo')
  })
})

describe('a specimen alone', () => {
  test.each(['dark', 'light-contrast'])('is in the theme that the address asks for: %s', (theme) => {
    const { unmount } = open(`?specimen=Button/primary&theme=${theme}`)
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Save changes'])
    expect(document.documentElement).toHaveAttribute('data-theme', theme)
    unmount()
    expect(document.documentElement).not.toHaveAttribute('data-theme')
  })

  test('without a theme the system decides, and an unknown theme is none', () => {
    open('?specimen=Button/primary&theme=sepia')
    expect(document.documentElement).not.toHaveAttribute('data-theme')
  })

  test.each(['Button/none', 'Nothing/primary', '', 'Button'])('"%s" is no specimen', (address) => {
    open(`?specimen=${address}`)
    expect(screen.getByText('No hay nada con ese nombre.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Volver al catálogo' })).toHaveAttribute('href', '/catalogo')
  })
})
