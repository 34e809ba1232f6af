import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { specimenFiles } from '@/design-system/specimens'
import { patternFiles } from '@/patterns/specimens'
import { openCatalogue as open, stubIntersections } from './open-catalogue'

let bringNear = () => {}
beforeEach(() => {
  bringNear = stubIntersections(vi.stubGlobal)
})
afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const themesOf = (elements: HTMLElement[]) =>
  elements.map((element) => element.closest('[data-theme]')?.getAttribute('data-theme'))

const main = () => within(screen.getByRole('main'))

describe('the index', () => {
  test('leads to every foundation, component and pattern, in groups with names', () => {
    open()
    const names = [...specimenFiles, ...patternFiles].map(({ component }) => component)
    const foundations = ['Color', 'Tipografía', 'Espacio', 'Íconos', 'Movimiento', 'Palabras']
    const links = main().getAllByRole('link')
    expect(links.map((link) => link.textContent).sort()).toEqual([...names, ...foundations].sort())
    expect(main().getByRole('link', { name: 'Button' })).toHaveAttribute('href', '/catalogo?component=Button')
    const controls = screen.getByRole('region', { name: 'Controles' })
    expect(within(controls).getByRole('link', { name: 'SegmentedControl' })).toBeInTheDocument()
  })

  test('draws a thumbnail once it is near the window, inert and silent', () => {
    const { container } = open()
    expect(container.querySelectorAll('[data-thumbnail=drawn]')).toHaveLength(0)
    expect(screen.queryByText('Save changes')).toBeNull()
    act(() => bringNear())
    const drawn = container.querySelectorAll('[data-thumbnail=drawn]')
    expect(drawn.length).toBeGreaterThan(10)
    for (const thumbnail of drawn) {
      expect(thumbnail).toHaveAttribute('inert')
      expect(thumbnail).toHaveAttribute('aria-hidden', 'true')
    }
    expect(screen.getByText('Save changes')).toBeInTheDocument()
  })
})

describe('the frame', () => {
  test.each([
    ['NAVEGACION', 'Drawer'],
    ['tipografia', 'Tipografía'],
    ['queryv', 'QueryView'],
  ])('finds a page by its name or purpose, whatever the accents and capitals: %s', async (text, name) => {
    const user = userEvent.setup()
    open('?page=motion')
    await user.type(screen.getByRole('combobox', { name: 'Buscar en el catálogo' }), text)
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
    expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument()
  })

  test.each([
    ['?component=Button', 'Componentes', 'Button'],
    ['?component=Page', 'Patrones', 'Page'],
    ['?page=color', 'Fundamentos', 'Color'],
  ])('marks the page that is shown in its group: %s', (address, group, name) => {
    open(address)
    const navigation = screen.getByRole('navigation', { name: group, hidden: true })
    expect(within(navigation).getByRole('link', { name, hidden: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(1)
  })

  test('opens the navigation in a drawer on a phone, and closes it with the choice', async () => {
    const user = userEvent.setup()
    open('?page=color')
    await user.click(screen.getByRole('button', { name: 'Abrir las páginas del catálogo', hidden: true }))
    const drawer = screen.getByRole('dialog', { name: 'Páginas del catálogo' })
    await user.click(within(drawer).getByRole('link', { name: 'Alert' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Alert' })).toHaveFocus()
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
    expect(screen.getByRole('link', { name: 'Catálogo' })).toHaveAttribute('href', '/catalogo')
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

  test.each(['?component=Nothing', '?page=nothing'])('leads back from an unknown page: %s', (address) => {
    open(address)
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
